# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
#
# A Debian package: cmake --build --preset release --target package
#
# dpkg-shlibdeps (Debian: dpkg-dev) finds out which libraries' packages it needs, so it is one for the release of Debian
# that it was built on.

set(WARPFOLD_MAINTAINER "The Warpfold authors <authors@warpfold.invalid>" CACHE STRING
    "Name and address of who makes the Debian package")

set(documents ${CMAKE_BINARY_DIR}/packaging)
string(TIMESTAMP WARPFOLD_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog.in ${documents}/changelog @ONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/copyright.in ${documents}/copyright @ONLY)

install(FILES ${documents}/copyright ${documents}/changelog DESTINATION share/doc/warpfold)
# The notices of headers that are compiled into the programs.
foreach(package libcli11-dev nlohmann-json3-dev libeigen3-dev)
  install(FILES /usr/share/doc/${package}/copyright DESTINATION share/doc/warpfold/notices RENAME ${package}.txt
    OPTIONAL)
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME warpfold)
set(CPACK_PACKAGE_VENDOR "The Warpfold authors")
set(CPACK_PACKAGE_CONTACT "${WARPFOLD_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "GPU reductions, step by step and side by side")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Warpfold runs real CUDA reduction kernels, records for every step which threads
were active, what they touched and how long it took, and shows two kernels
side by side as trees that move on one clock. Without a GPU the same source
runs on an exact emulator. It is made for lectures on CUDA.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/compress.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Opened at run time, so that dpkg-shlibdeps does not see them: icons are SVG.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-inter, fonts-jetbrains-mono, fonts-nanum, fonts-wqy-microhei, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg")
include(CPack)
