import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRange, emptySet, intersect, positionsInOrder, positionsOf, sizeOf } from './position-set.ts'

const size = 100
const members = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }))

function setOf(positions: readonly number[]) {
  const set = emptySet(size)
  addRange(set, Uint32Array.from(positions), 0, positions.length)
  return set
}

function ascending(positions: Iterable<number>) {
  return [...positions].toSorted((a, b) => a - b)
}

describe('a set of positions', () => {
  it('contains exactly the added positions, ascending', () => {
    fc.assert(
      fc.property(members, (positions) => {
        expect([...positionsOf(setOf(positions))]).toEqual(ascending(positions))
        expect(sizeOf(setOf(positions))).toBe(positions.length)
      }),
    )
  })

  it('adds only the given range', () => {
    const set = emptySet(size)
    addRange(set, Uint32Array.of(5, 31, 32, 99), 1, 3)
    expect([...positionsOf(set)]).toEqual([31, 32])
  })

  it('gives its members in the order of any list', () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: size }, (_, position) => position),
      { minLength: size },
    )
    fc.assert(
      fc.property(members, order, (positions, list) => {
        const inOrder = positionsInOrder(setOf(positions), Uint32Array.from(list))
        expect([...inOrder]).toEqual(list.filter((position) => positions.includes(position)))
      }),
    )
  })

  it('intersects sets, null being the set of all positions', () => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const common = intersect([setOf(a), null, setOf(b)])
        expect([...positionsOf(common ?? emptySet(0))]).toEqual(
          ascending(a.filter((position) => b.includes(position))),
        )
      }),
    )
    expect(intersect([null, null])).toBeNull()
  })

  it('is not changed by an intersection', () => {
    const set = setOf([1, 2])
    intersect([set, setOf([2, 3])])
    expect([...positionsOf(set)]).toEqual([1, 2])
  })
})
