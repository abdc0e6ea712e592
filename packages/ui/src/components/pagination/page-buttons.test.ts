import { describe, expect, it } from 'vitest'
import { pageCountOf, pageSlots, pageWithin } from './page-buttons.ts'

function shown(page: number, pageCount: number, buttons = 5) {
  return pageSlots(page, pageCount, buttons)
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ')
}

describe('pageSlots', () => {
  it('shows every page while there are no more than the buttons', () => {
    expect(shown(1, 1)).toBe('1')
    expect(shown(2, 4)).toBe('1 2 3 4')
    expect(shown(3, 5)).toBe('1 2 3 4 5')
  })

  it('keeps the first, the last and the neighbours of the current page', () => {
    expect(shown(1, 20)).toBe('1 2 3 4 … 20')
    expect(shown(3, 20)).toBe('1 2 3 4 … 20')
    expect(shown(4, 20)).toBe('1 … 3 4 5 … 20')
    expect(shown(18, 20)).toBe('1 … 17 18 19 20')
    expect(shown(20, 20)).toBe('1 … 17 18 19 20')
  })

  it('never changes the number of buttons while paging', () => {
    for (let page = 1; page <= 30; page += 1) {
      const pages = pageSlots(page, 30, 5).filter(({ kind }) => kind === 'page')
      expect(pages).toHaveLength(5)
      expect(pages).toContainEqual({ kind: 'page', page })
    }
  })

  it('takes other numbers of buttons, at least three', () => {
    expect(shown(10, 20, 7)).toBe('1 … 8 9 10 11 12 … 20')
    expect(shown(10, 20, 1)).toBe('1 … 10 … 20')
  })
})

describe('pageCountOf', () => {
  it('counts a page that is not full, and one page for an empty list', () => {
    expect(pageCountOf(100, 10)).toBe(10)
    expect(pageCountOf(101, 10)).toBe(11)
    expect(pageCountOf(0, 10)).toBe(1)
  })
})

describe('pageWithin', () => {
  it('mends a page that an address may carry', () => {
    expect(pageWithin(0, 8)).toBe(1)
    expect(pageWithin(-3, 8)).toBe(1)
    expect(pageWithin(99, 8)).toBe(8)
    expect(pageWithin(Number.NaN, 8)).toBe(1)
    expect(pageWithin(2.9, 8)).toBe(2)
  })
})
