import { describe, expect, it } from 'vitest'
import { isInRange, ordered, readBound } from './bounds.ts'

describe('readBound', () => {
  it('reads a sum with a comma or a point and any spaces', () => {
    expect(readBound('1 250')).toBe(1250)
    expect(readBound('45,5')).toBe(45.5)
    expect(readBound('45.50')).toBe(45.5)
  })

  it('opens the side when nothing is written', () => {
    expect(readBound('  ')).toBeNull()
  })

  it('does not guess at what is no sum', () => {
    for (const text of ['дорого', '-5', '1,234', '45 ₽', '1e3']) expect(readBound(text)).toBeUndefined()
  })
})

describe('ordered', () => {
  it('puts the smaller bound first', () => {
    expect(ordered({ from: 180, to: 45 })).toEqual({ from: 45, to: 180 })
  })

  it('leaves an open side open', () => {
    expect(ordered({ from: 180, to: null })).toEqual({ from: 180, to: null })
  })
})

describe('isInRange', () => {
  const bar = { from: 40, to: 60, count: 3 }

  it('counts a bar that the range only touches', () => {
    expect(isInRange(bar, { from: 59, to: null })).toBe(true)
    expect(isInRange(bar, { from: null, to: 40 })).toBe(true)
  })

  it('leaves out a bar that ends where the range begins, or begins after it ends', () => {
    expect(isInRange(bar, { from: 60, to: null })).toBe(false)
    expect(isInRange(bar, { from: null, to: 39 })).toBe(false)
  })

  it('lets everything through while both sides are open', () => {
    expect(isInRange(bar, { from: null, to: null })).toBe(true)
  })
})
