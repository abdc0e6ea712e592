import { describe, expect, it } from 'vitest'
import { isWholePacks, packStep, sellableStems } from './pack.ts'
import type { Pack } from './pack.ts'

const bunches: Pack = { stemsPerBunch: 25, stemsPerBox: 300, soldBy: 'bunch' }
const boxes: Pack = { ...bunches, soldBy: 'box' }

it('steps by the unit that is sold', () => {
  expect(packStep(bunches)).toBe(25)
  expect(packStep(boxes)).toBe(300)
})

it.each([0, -25, 2.5, Number.NaN])('refuses a pack of %s stems', (stemsPerBunch) => {
  expect(() => packStep({ ...bunches, stemsPerBunch })).toThrow(RangeError)
})

it('rounds the stock down to whole packs', () => {
  expect(sellableStems(60, bunches)).toBe(50)
  expect(sellableStems(299, boxes)).toBe(0)
  expect(sellableStems(-5, bunches)).toBe(0)
})

describe('isWholePacks', () => {
  it('recognizes whole packs, zero included', () => {
    expect(isWholePacks(50, bunches)).toBe(true)
    expect(isWholePacks(0, boxes)).toBe(true)
  })

  it.each([30, -25, 12.5, Number.NaN])('refuses %s', (quantity) => {
    expect(isWholePacks(quantity, bunches)).toBe(false)
  })
})
