// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "words/complaint.h"

namespace warpfold::app {

/// What core has to say, in the window's language, with grouped digits.
QString text(const Message& message);
/// Sentences that follow one another.
QString text(const Messages& messages);
/// One to stand alone, beside its field or in a banner: it begins large.
QString sentence(const Message& message);
/// What is wrong, after option and value as the command line has them, where it does not stand beside its field.
/// `option` names the field where the reader gave it by another name.
QString text(const Complaint& complaint, const QString& option = {});
/// For a window, where there are no options: begins with what is wrong, of a file with its name.
QString windowText(const Complaint& complaint);

/// A text from outside, as messages quote it: words::shown.
QString shown(const QString& text);

}  // namespace warpfold::app
