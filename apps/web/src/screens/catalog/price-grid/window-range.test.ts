import { describe, expect, it } from 'vitest'
import { rowsToRender, windowRange } from './window-range.ts'

describe('windowRange', () => {
  it('holds the rows on screen and one on each side', () => {
    expect(windowRange({ scrolled: 7600, visible: 760 }, 76)).toEqual({ first: 99, end: 111 })
  })

  it('counts rows that are seen in part', () => {
    expect(windowRange({ scrolled: 7638, visible: 760 }, 76)).toEqual({ first: 99, end: 112 })
  })

  it('does not begin before the list', () => {
    expect(windowRange({ scrolled: 0, visible: 760 }, 76)).toEqual({ first: 0, end: 11 })
    expect(windowRange({ scrolled: 0, visible: -300 }, 76)).toEqual({ first: 0, end: 0 })
  })
})

describe('rowsToRender', () => {
  it('ends with the list', () => {
    expect(rowsToRender({ first: 0, end: 11 }, 3, -1)).toEqual([0, 1, 2])
    expect(rowsToRender({ first: 90, end: 101 }, 20, -1)).toEqual([])
  })

  it('keeps the row with the focus, wherever the list is scrolled to', () => {
    expect(rowsToRender({ first: 10, end: 13 }, 50, 3)).toEqual([3, 10, 11, 12])
    expect(rowsToRender({ first: 10, end: 13 }, 50, 40)).toEqual([10, 11, 12, 40])
  })

  it('renders no row twice', () => {
    expect(rowsToRender({ first: 10, end: 13 }, 50, 11)).toEqual([10, 11, 12])
    expect(rowsToRender({ first: 10, end: 13 }, 50, 10)).toEqual([10, 11, 12])
    expect(rowsToRender({ first: 10, end: 13 }, 50, -1)).toEqual([10, 11, 12])
  })
})
