import { describe, expect, it } from 'vitest'
import { withKeptRow, withRowGaps } from './row-gaps.ts'

function row(index: number) {
  return { index, start: index * 60, end: (index + 1) * 60 }
}

describe('withRowGaps', () => {
  it('fills what is not drawn before and after, so that the scroll bar tells the truth', () => {
    expect(withRowGaps([row(2), row(3)], 600)).toEqual([
      { kind: 'gap', key: 'before-2', height: 120 },
      { kind: 'row', index: 2 },
      { kind: 'row', index: 3 },
      { kind: 'gap', key: 'after', height: 360 },
    ])
  })

  it('fills between a row that was kept and the rows on screen', () => {
    expect(withRowGaps([row(0), row(5)], 360)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'gap', key: 'before-5', height: 240 },
      { kind: 'row', index: 5 },
    ])
  })

  it('is empty for an empty list', () => {
    expect(withRowGaps([], 0)).toEqual([])
  })
})

describe('withKeptRow', () => {
  it('keeps the row with the focus in its place', () => {
    expect(withKeptRow([5, 6, 7], 2, 10)).toEqual([2, 5, 6, 7])
    expect(withKeptRow([5, 6, 7], 9, 10)).toEqual([5, 6, 7, 9])
  })

  it('draws no row twice and none that is gone', () => {
    expect(withKeptRow([5, 6, 7], 6, 10)).toEqual([5, 6, 7])
    expect(withKeptRow([5, 6, 7], 12, 10)).toEqual([5, 6, 7])
    expect(withKeptRow([5, 6, 7], null, 10)).toEqual([5, 6, 7])
  })
})
