// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Between the window and its worker.
inline constexpr Row protocolTexts[] = {
    {"prose", "{text:lines}"},  // proseMessage
    {"unknown-message",
     WARPFOLD_TEXT("the message '{code:short}' ({arguments}) is not known to this version; use window "
                   "and worker of the same version")},
    {"unknown-job", WARPFOLD_TEXT("this worker knows no job '{job:short}'; use window and worker of the same version")},
    {"command-line-unreadable", WARPFOLD_TEXT("{problem:short}; see {program} --help")},
    {"request-unreadable", WARPFOLD_TEXT("the request could not be read; technical detail: {detail}")},
    {"worker-failed", WARPFOLD_TEXT("the worker could not go on; technical detail: {detail}")},

    {"archive-of-other-version",
     WARPFOLD_TEXT("this is encoded in version {written:short}, and version {version} is read here; use window and "
                   "worker of the same version")},
    {"archive-without-version",
     WARPFOLD_TEXT("this does not say in which version it is encoded, and version {version} is read here; use window "
                   "and worker of the same version")},
    {"not-a-message", WARPFOLD_TEXT("expected a message, but read '{excerpt:short}'")},
    {"message-unreadable", WARPFOLD_TEXT("a message could not be read; technical detail: {detail}")},
    {"message-cut-off", WARPFOLD_TEXT("a message could not be read: it is cut off")},
    {"message-too-many-items", WARPFOLD_TEXT("a message could not be read: it holds too many items")},
    {"message-unknown-length", WARPFOLD_TEXT("a message could not be read: it has an item of unknown length")},
    {"message-too-deep", WARPFOLD_TEXT("a message could not be read: it nests too deep")},
    {"answer-too-large", WARPFOLD_TEXT("a message is larger than a frame may be; trace fewer blocks")},
    {"message-too-large", WARPFOLD_TEXT("a message is larger than a frame may be")},
    {"message-announces-too-much", WARPFOLD_TEXT("a message announces {bytes} bytes, more than a frame may hold")},
    {"message-unknown-kind", WARPFOLD_TEXT("a message of kind '{kind:short}' is not known here")},
};

}  // namespace warpfold::words
