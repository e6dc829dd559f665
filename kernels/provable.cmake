# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0

# Whether a kernel source can be compiled for a proof that its blocks repeat each other, and means there what it means on
# the device (core/emulation/repeat_proof.h). There, numbers are classes and pointers have no memory behind them. So
# whatever a class or such a pointer would do otherwise leaves a source out: other types of numbers, sizes of types,
# arrays of numbers, pointers that are compared, subtracted, followed or handed on. `code`: without comments.
function(warpfold_provable code result)
  set(${result} 0 PARENT_SCOPE)
  set(word_begin "(^|[^a-zA-Z_0-9])")
  set(word_end "([^a-zA-Z_0-9]|$)")
  string(REGEX REPLACE "[ \t\r\n]+" " " code "${code}")
  string(REGEX REPLACE "#pragma unroll" "" code "${code}")
  string(REPLACE "typedef Packs<T, Op, In> Input;" "" code "${code}")
  string(REPLACE "size_t" "size" code "${code}")
  foreach(unknown IN ITEMS
          # Functions and types that a proof has not, and words that ask what a type is.
          "Slot|cluster|sync_grid|hand_to|atomicAdd|activemask|_(any|all|ballot|match_any|match_all)_sync|__reduce|#"
          "${word_begin}(int|long|short|char|signed|float|double|half|auto|do|switch|goto|enum|struct|class|union)${word_end}"
          "${word_begin}(static|extern|volatile|asm|sizeof|alignof|decltype|typedef|using|namespace|operator)${word_end}"
          "_cast|[a-zA-Z0-9]_t${word_end}|[0-9]\\.|\\.[0-9]"
          # Numbers as parameters of a template, constant flags, arrays of numbers, lambdas, addresses.
          "template *<[^>]*(unsigned|size|bool)" "constexpr bool" "${word_begin}(unsigned|size|bool) [a-zA-Z_0-9]+ ?\\["
          "\\[[]&=]" "[(,=?:{] ?&[^&]" "__shared__ [^Tb]")
    if(code MATCHES "${unknown}")
      return()
    endif()
  endforeach()
  # One count a block at the counter of finished blocks.
  string(REGEX MATCHALL "atomicInc|draw_ticket" counts "${code}")
  list(LENGTH counts length)
  if(length GREATER 1)
    return()
  endif()
  # Pointers: parameters, one into the input, and what is known of each. Nothing else may be left of them.
  set(pointers "g_in|g_out")
  string(REGEX MATCHALL "T\\* [a-zA-Z_0-9]+ = g_in \\+" declared "${code}")
  list(LENGTH declared length)
  if(length GREATER 1)
    return()
  endif()
  if(code MATCHES "T\\* ([a-zA-Z_0-9]+) = g_in \\+")
    string(APPEND pointers "|${CMAKE_MATCH_1}")
  endif()
  string(REGEX REPLACE "(In|T\\*) g_in|T\\* g_out|unsigned\\* ticket" "" code "${code}")
  string(REGEX REPLACE "T\\* [a-zA-Z_0-9]+ = g_in \\+" "" code "${code}")
  string(REGEX REPLACE "${word_begin}(${pointers}) ?\\[" "\\1[" code "${code}")
  string(REGEX REPLACE "atomic\\( ?g_out ?,|input\\( ?g_in ?,|(atomicInc|draw_ticket)\\( ?ticket ?," "" code "${code}")
  if(code MATCHES "${word_begin}(${pointers}|ticket)${word_end}" OR code MATCHES "(T|unsigned|size|bool|Op|In) ?\\*[ ,)>a-zA-Z_]*[=,;)]")
    return()
  endif()
  set(${result} 1 PARENT_SCOPE)
endfunction()
