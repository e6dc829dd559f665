// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/letter_weight.h"

#include <dlfcn.h>

namespace warpfold::app {

// Qt sets FreeType's property "no-stem-darkening" anew at the start, whatever FREETYPE_PROPERTIES says, and has no
// setting for it. Both functions are those that this process runs with; where one is missing, all stays as it was.
void fillLettersAlike() {
  using Library = void* (*)();                                           // FT_Library qt_getFreetype()
  using Setter = int (*)(void*, const char*, const char*, const void*);  // FT_Property_Set()
  const auto library = reinterpret_cast<Library>(::dlsym(RTLD_DEFAULT, "_Z14qt_getFreetypev"));
  const auto set = reinterpret_cast<Setter>(::dlsym(RTLD_DEFAULT, "FT_Property_Set"));
  const unsigned char off = 1;  // an FT_Bool
  if (library && set) set(library(), "cff", "no-stem-darkening", &off);
}

}  // namespace warpfold::app
