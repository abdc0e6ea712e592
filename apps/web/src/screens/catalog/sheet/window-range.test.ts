import { describe, expect, it } from 'vitest'
import { rowsToRender, windowRange } from './window-range.ts'

describe('windowRange', () => {
  it('holds the rows on screen and one on each side', () => {
    expect(windowRange({ scrolled: 7600, visible: 760 }, 76, 1000)).toEqual({ first: 99, end: 111 })
  })

  it('counts rows that are seen in part', () => {
    expect(windowRange({ scrolled: 7638, visible: 760 }, 76, 1000)).toEqual({ first: 99, end: 112 })
  })

  it('stays within the list', () => {
    expect(windowRange({ scrolled: 0, visible: 760 }, 76, 5)).toEqual({ first: 0, end: 5 })
    expect(windowRange({ scrolled: 1_000_000, visible: 760 }, 76, 20)).toEqual({ first: 20, end: 20 })
    expect(windowRange({ scrolled: 0, visible: -300 }, 76, 20)).toEqual({ first: 0, end: 0 })
  })
})

describe('rowsToRender', () => {
  it('keeps the row with the focus, wherever the list is scrolled to', () => {
    expect(rowsToRender({ first: 10, end: 13 }, 3)).toEqual([3, 10, 11, 12])
    expect(rowsToRender({ first: 10, end: 13 }, 40)).toEqual([10, 11, 12, 40])
  })

  it('renders no row twice', () => {
    expect(rowsToRender({ first: 10, end: 13 }, 11)).toEqual([10, 11, 12])
    expect(rowsToRender({ first: 10, end: 13 }, 10)).toEqual([10, 11, 12])
    expect(rowsToRender({ first: 10, end: 13 }, -1)).toEqual([10, 11, 12])
  })
})
