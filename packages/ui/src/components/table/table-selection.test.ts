import { describe, expect, it } from 'vitest'
import { idsBetween, selectionExtent, withSelected } from './table-selection.ts'

const ids = ['a', 'b', 'c', 'd']

describe('selectionExtent', () => {
  it('is none, some or all of the rows shown', () => {
    expect(selectionExtent(ids, new Set())).toBe('none')
    expect(selectionExtent(ids, new Set(['b']))).toBe('some')
    expect(selectionExtent(ids, new Set(ids))).toBe('all')
  })

  it('does not count rows that are not shown', () => {
    expect(selectionExtent(ids, new Set(['x', 'y', 'z', 'w']))).toBe('none')
  })

  it('is none for an empty list, where "all" would tick a box over nothing', () => {
    expect(selectionExtent([], new Set(['x']))).toBe('none')
  })
})

describe('withSelected', () => {
  it('keeps what is chosen on another page', () => {
    expect([...withSelected(new Set(['x']), ids, true)]).toEqual(['x', ...ids])
    expect([...withSelected(new Set(['x', ...ids]), ids, false)]).toEqual(['x'])
  })

  it('leaves the set it was given alone', () => {
    const before = new Set(['a'])
    withSelected(before, ['b'], true)
    expect([...before]).toEqual(['a'])
  })
})

describe('idsBetween', () => {
  it('takes both ends and what lies between, whichever comes first', () => {
    expect(idsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(idsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('takes the pressed row alone where the anchor is unknown or no longer shown', () => {
    expect(idsBetween(ids, null, 'c')).toEqual(['c'])
    expect(idsBetween(ids, 'gone', 'c')).toEqual(['c'])
  })
})
