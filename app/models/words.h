// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "words/complaint.h"

namespace warpfold::app {

/// What core has to say, in the window's language, with grouped digits.
QString text(const Message& message);
/// The same to stand alone, beside its field or in a banner: it begins large.
QString sentence(const Message& message);
/// What is wrong, after option and value as the command line has them, where it does not stand beside its field.
QString text(const Complaint& complaint);
/// For a window, where there are no options: names the file, where it is about one.
QString windowText(const Complaint& complaint);

}  // namespace warpfold::app
