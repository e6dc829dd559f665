# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0

# Whether a kernel source can be compiled for a proof that its blocks repeat each other, and means there what it means on
# the device (core/emulation/repeat_proof.h). There, numbers are classes and pointers have no memory behind them. So
# whatever a class or such a pointer would do otherwise leaves a source out: other types of numbers, sizes of types,
# arrays of numbers, arrays and pointers that are used without an index. `code`: without comments.
function(warpfold_provable code result)
  set(why "")
  set(begin "(^|[^a-zA-Z_0-9])")
  set(end "([^a-zA-Z_0-9]|$)")
  set(name "[a-zA-Z_][a-zA-Z_0-9]*")
  macro(refuse expression)
    if(code MATCHES "${expression}")
      string(APPEND why " '${CMAKE_MATCH_0}'")
    endif()
  endmacro()
  macro(leave_out expression)
    string(REGEX REPLACE "${expression}" " " code "${code}")
  endmacro()

  string(REGEX REPLACE "[ \t\r\n]+" " " code "${code}")
  string(REPLACE "__global__ void" "" code "${code}")
  string(REPLACE "#pragma unroll" "" code "${code}")
  string(REPLACE "typedef Packs<T, Op, In> Input;" "" code "${code}")
  string(REPLACE "typename Input::Pack " "Pack " code "${code}")
  string(REPLACE "size_t" "size" code "${code}")
  string(REPLACE "&&" " and " code "${code}")

  # Functions and types that a proof has not, and words that ask what a type is.
  refuse("Slot|cluster|sync_grid|hand_to|atomicAdd|activemask|_(any|all|ballot|match_any|match_all)_sync|__reduce")
  refuse("#|\"|_cast|::Pack|[a-zA-Z0-9]_t${end}|[0-9][.]|[.][0-9]")
  refuse("${begin}(int|long|short|char|signed|float|double|half|auto|do|switch|goto|enum|struct|class|union)${end}")
  refuse("${begin}(static|extern|volatile|asm|sizeof|alignof|decltype|typedef|using|namespace|operator|void)${end}")
  # Numbers as parameters of a template, constant flags, lambdas, and what is shared but elements and flags.
  refuse("template *<[^>]*(unsigned|size|bool)")
  refuse("constexpr bool")
  refuse("[[] ?[]&=]")
  refuse("__shared__ [^Tb]")
  # Addresses: `&` behind anything but an operand.
  string(REGEX REPLACE "${begin}(return|else|case)${end}" "\\1(\\3" code "${code}")
  refuse("(^|[^]a-zA-Z_0-9) ]) ?& ?[^ =]")
  # One count a block at the counter of finished blocks.
  string(REGEX MATCHALL "atomicInc|draw_ticket" counts "${code}")
  list(LENGTH counts length)
  if(length GREATER 1)
    string(APPEND why " ${counts}")
  endif()

  # What may be indexed in a function: parameters, arrays of elements, packs, one pointer into the input. Nothing else may
  # be left of them, and nothing else may be indexed.
  set(rest "${code}")
  while(NOT rest STREQUAL "")
    string(FIND "${rest}" "template <" at REVERSE)
    if(at EQUAL -1)
      set(at 0)
    endif()
    string(SUBSTRING "${rest}" ${at} -1 code)
    string(SUBSTRING "${rest}" 0 ${at} rest)
    set(indexed "g_in|g_out|input")
    if(code MATCHES "T\\* (${name}) = g_in \\+")
      string(APPEND indexed "|${CMAKE_MATCH_1}")
      string(REGEX REPLACE "T\\* ${CMAKE_MATCH_1} = g_in \\+" " " code "${code}")
    endif()
    leave_out("(In|T[*]) g_in|T[*] g_out|unsigned[*] ticket|Input input[(] ?g_in ?,")
    while(code MATCHES "${begin}(T|Pack) (${name}) ?[[]")
      string(APPEND indexed "|${CMAKE_MATCH_3}")
      string(REGEX REPLACE "${begin}(T|Pack) ${CMAKE_MATCH_3} ?[[]" "\\1(" code "${code}")
    endwhile()
    string(REGEX REPLACE "${begin}(${indexed}) ?[[]" "\\1](" code "${code}")
    leave_out("${begin}(op[.]|Op::)atomic[(] ?g_out ?,|${begin}input[.]|${begin}(atomicInc|draw_ticket)[(] ?ticket ?,")
    refuse("${begin}(${indexed}|ticket)${end}")
    refuse("[a-zA-Z_0-9)] ?[[]")
    refuse("${begin}(T|Op|In|Pack|Input|const|unsigned|size|bool) ?[*]")
  endwhile()
  if(why STREQUAL "")
    set(${result} 1 PARENT_SCOPE)
  else()
    set(${result} 0 PARENT_SCOPE)
    message(VERBOSE "no proof because of${why}")  # cmake --log-level=VERBOSE
  endif()
endfunction()
