import { describe, expect, it } from 'vitest'
import { snapQuantity, stepQuantity } from './snap-quantity.ts'

const packs = { step: 25, min: 0, max: 390 }

describe('snapQuantity', () => {
  it('keeps a quantity of whole packs', () => {
    expect(snapQuantity(150, packs)).toEqual({ typed: 150, value: 150, reason: 'fits' })
    expect(snapQuantity(0, packs)).toEqual({ typed: 0, value: 0, reason: 'fits' })
  })

  it('rounds to the nearest whole pack, halves up, and to one pack at least', () => {
    expect(snapQuantity(160, packs)).toEqual({ typed: 160, value: 150, reason: 'step' })
    expect(snapQuantity(163, packs).value).toBe(175)
    expect(snapQuantity(30, { ...packs, step: 20 }).value).toBe(40)
    expect(snapQuantity(1, packs).value).toBe(25)
  })

  it('stops at the last whole pack that there is', () => {
    expect(snapQuantity(390, packs)).toEqual({ typed: 390, value: 375, reason: 'max' })
    expect(snapQuantity(9000, packs).value).toBe(375)
  })

  it('rises to the least that is sold', () => {
    expect(snapQuantity(10, { ...packs, min: 60 })).toEqual({ typed: 10, value: 75, reason: 'min' })
  })

  it('is nothing where there is not even one pack', () => {
    expect(snapQuantity(10, { step: 25, min: 0, max: 20 })).toEqual({ typed: 10, value: 0, reason: 'max' })
  })
})

describe('stepQuantity', () => {
  it('counts packs from zero', () => {
    expect(stepQuantity(0, 1, packs)).toBe(25)
    expect(stepQuantity(150, 1, packs)).toBe(175)
    expect(stepQuantity(25, -1, packs)).toBe(0)
  })

  it('comes back to whole packs from between two', () => {
    expect(stepQuantity(160, 1, packs)).toBe(175)
    expect(stepQuantity(160, -1, packs)).toBe(150)
  })

  it('stays at the ends', () => {
    expect(stepQuantity(375, 1, packs)).toBe(375)
    expect(stepQuantity(0, -1, packs)).toBe(0)
    expect(stepQuantity(50, -1, { ...packs, min: 50 })).toBe(50)
  })

  it('leads down from above the end and never up to it', () => {
    expect(stepQuantity(500, 1, packs)).toBe(500)
    expect(stepQuantity(500, -1, packs)).toBe(375)
  })

  it('enters at the least that is sold', () => {
    expect(stepQuantity(0, 1, { ...packs, min: 50 })).toBe(50)
  })
})
