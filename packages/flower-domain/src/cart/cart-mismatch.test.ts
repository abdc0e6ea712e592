import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowerCard, redRoses } from '../catalog/flower-card.arbitrary.ts'
import { isWholePacks } from '../packs/pack.ts'
import type { CartItem } from './cart.ts'
import { cartItem } from './cart.arbitrary.ts'
import { moscowSchedule } from '../time/delivery-schedule.ts'
import { compareCartLine, fixCartLine, isLoss } from './cart-mismatch.ts'

const item: CartItem = { code: 'R-60', price: 12_000, quantity: 50 }
const anywhere = { region: null }
const moscow = { ...moscowSchedule, id: 'moscow' }
const kazan = { ...moscow, id: 'kazan' }

describe('compareCartLine', () => {
  it('finds nothing for a matching line', () => {
    expect(compareCartLine(item, redRoses, anywhere)).toEqual([])
  })

  it('reports a lot as gone when it is absent or below one pack', () => {
    const gone = [{ kind: 'gone', was: 50, now: 0 }]
    expect(compareCartLine(item, null, anywhere)).toEqual(gone)
    expect(compareCartLine(item, { ...redRoses, stemsAvailable: 24 }, anywhere)).toEqual(gone)
  })

  it('finds less stock, down to whole packs', () => {
    expect(compareCartLine(item, { ...redRoses, stemsAvailable: 49 }, anywhere)).toEqual([
      { kind: 'less-stock', was: 50, now: 25 },
    ])
  })

  it('finds another packing', () => {
    expect(compareCartLine(item, { ...redRoses, stemsPerBunch: 20 }, anywhere)).toEqual([
      { kind: 'packing-changed', was: 50, now: 60 },
    ])
  })

  it('finds another price beside less stock', () => {
    const card = { ...redRoses, price: 13_000, stemsAvailable: 25 }
    expect(compareCartLine(item, card, anywhere)).toEqual([
      { kind: 'less-stock', was: 50, now: 25 },
      { kind: 'price-changed', was: 12_000, now: 13_000 },
    ])
  })

  it('finds a lot that is not sold in the region, and only there', () => {
    const card = { ...redRoses, regions: ['moscow'] }
    expect(compareCartLine(item, card, { region: kazan })).toEqual([
      { kind: 'not-in-region', was: 50, now: 0 },
    ])
    expect(compareCartLine(item, card, { region: moscow })).toEqual([])
    expect(compareCartLine(item, card, anywhere)).toEqual([])
    expect(compareCartLine(item, redRoses, { region: kazan })).toEqual([])
  })

  it('closes a lot at the cut-off of its plantation, whatever that of the region is, and with no region', () => {
    const cutoffAt = '2026-03-01T12:00:00.000Z'
    const card = { ...redRoses, cutoffAt }
    const passed = [{ kind: 'cutoff-passed', was: 50, now: 0 }]
    const before = new Date('2026-03-01T11:59:59.999Z')
    for (const region of [moscow, null]) {
      expect(compareCartLine(item, card, { region, now: new Date(cutoffAt) })).toEqual(passed)
      expect(compareCartLine(item, card, { region, now: before })).toEqual([])
      expect(compareCartLine(item, card, { region })).toEqual([])
    }
  })

  it('finds a day that the region is not delivered to on', () => {
    const onThursdays = { ...kazan, deliveryWeekdays: [4] }
    expect(compareCartLine(item, redRoses, { region: onThursdays })).toEqual([
      { kind: 'day-not-delivered', was: 50, now: 0 },
    ])
    const onFridays = { ...kazan, deliveryWeekdays: [5] }
    expect(compareCartLine(item, redRoses, { region: onFridays })).toEqual([])
  })

  it("finds a delivery day whose cut-off has passed by the region's clocks", () => {
    const closed = [{ kind: 'cutoff-passed', was: 50, now: 0 }]
    const at = (now: string, region = moscow) =>
      compareCartLine(item, redRoses, { region, now: new Date(now) })
    expect(at('2026-11-19T13:00:00Z')).toEqual(closed)
    expect(at('2026-11-19T12:59:00Z')).toEqual([])
    const inYekaterinburg = { ...moscow, timeZone: 'Asia/Yekaterinburg' }
    expect(at('2026-11-19T11:00:00Z', inYekaterinburg)).toEqual(closed)
    expect(at('2026-11-19T10:59:00Z', inYekaterinburg)).toEqual([])
  })
})

describe('fixCartLine', () => {
  it('sets the new price and keeps the rest', () => {
    const carried = { ...item, deliveryCost: 30_000 }
    expect(fixCartLine(carried, { kind: 'price-changed', was: 12_000, now: 13_000 })).toEqual({
      ...carried,
      price: 13_000,
    })
  })

  it('keeps a line that has become free of charge', () => {
    expect(fixCartLine(item, { kind: 'price-changed', was: 12_000, now: 0 })).toEqual({ ...item, price: 0 })
  })

  it('sets the new quantity, or removes the line', () => {
    expect(fixCartLine(item, { kind: 'less-stock', was: 50, now: 25 })).toEqual({ ...item, quantity: 25 })
    expect(fixCartLine(item, { kind: 'gone', was: 50, now: 0 })).toBeNull()
  })

  it('finds nothing once every mismatch is fixed', () => {
    fc.assert(
      fc.property(cartItem, fc.option(flowerCard), (line, card) => {
        const found = compareCartLine(line, card, anywhere)
        const fixed = found.reduce<CartItem | null>((left, misfit) => left && fixCartLine(left, misfit), line)
        const stillFound = fixed === null ? [] : compareCartLine(fixed, card, anywhere)
        expect(stillFound).toEqual([])
        expect(fixed === null || (card !== null && isWholePacks(fixed.quantity, card))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

it('calls a mismatch a loss where it takes flowers away', () => {
  expect(isLoss({ kind: 'gone', was: 50, now: 0 })).toBe(true)
  expect(isLoss({ kind: 'less-stock', was: 50, now: 25 })).toBe(true)
  expect(isLoss({ kind: 'packing-changed', was: 50, now: 60 })).toBe(false)
  expect(isLoss({ kind: 'price-changed', was: 12_000, now: 11_000 })).toBe(false)
})
