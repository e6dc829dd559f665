// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// id: fastest
// title: Fastest for this input
// shows: The kernel that was fastest in our measurements, with the number of blocks and threads that suit the input's
//        size and the GPU: one block where a launch costs more than the work, as many as keep the memory busy where it
//        does not.
// improves: published-partials
// source: measured with warpfold-cli tune; the tables are in resources/tuning
// memory: shared
// elements: many
// next: nothing
// block: multiple of 32
// warp: 32
// example: 2 blocks, 4 elements
// shape: tuned
// code: published-partials
