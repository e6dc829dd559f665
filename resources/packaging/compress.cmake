# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# Run by CPack before it packs: Debian wants manual pages and the list of changes compressed.
file(GLOB pages ${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/man1/*.1)
foreach(file ${pages} ${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/warpfold/changelog)
  execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
