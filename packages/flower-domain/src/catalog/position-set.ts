/** A set of positions, one bit each: intersecting and counting thousands of them takes microseconds. */
export type PositionSet = Uint32Array

/** A set without positions, for positions below `size`. */
export function emptySet(size: number): PositionSet {
  return new Uint32Array(Math.ceil(size / 32))
}

/** Puts `positions[start]` up to, not including, `positions[end]` into a set. */
export function addRange(set: PositionSet, positions: Uint32Array, start: number, end: number): void {
  for (let place = start; place < end; place += 1) {
    const position = positions[place] as number
    set[position >> 5] = (set[position >> 5] as number) | (1 << (position & 31))
  }
}

/** The intersection of the sets; null is the set of all positions. */
export function intersect(sets: readonly (PositionSet | null)[]): PositionSet | null {
  let common: PositionSet | null = null
  for (const set of sets) {
    if (set === null) continue
    common = common === null ? set : common.map((word, place) => word & (set[place] as number))
  }
  return common
}

/** How many positions are in a set. */
export function sizeOf(set: PositionSet): number {
  let size = 0
  for (let place = 0; place < set.length; place += 1) {
    let word = set[place] as number
    // Counts the bits of a word in parallel: in pairs, in fours, then in bytes that the product adds up.
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return size
}

/** The positions of a set, ascending. */
export function positionsOf(set: PositionSet): Uint32Array {
  const positions = new Uint32Array(sizeOf(set))
  let count = 0
  for (let place = 0; place < set.length; place += 1) {
    let word = set[place] as number
    while (word !== 0) {
      positions[count] = (place << 5) + 31 - Math.clz32(word & -word)
      count += 1
      word &= word - 1
    }
  }
  return positions
}

/** The positions of a set in the order in which `order` lists them. */
export function positionsInOrder(set: PositionSet, order: Uint32Array): Uint32Array {
  const size = sizeOf(set)
  // Every position is written and the count advances past the members: a branch is slower than the write, and one extra
  // slot at the end receives the writes after the last member.
  const positions = new Uint32Array(size + 1)
  let count = 0
  for (let place = 0; place < order.length; place += 1) {
    const position = order[place] as number
    positions[count] = position
    count += ((set[position >> 5] as number) >>> (position & 31)) & 1
  }
  return positions.subarray(0, size)
}
