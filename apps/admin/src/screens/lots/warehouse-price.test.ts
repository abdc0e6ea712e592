import { expect, test } from 'vitest'
import type { Lot } from './lot-drafts.ts'
import { draftedWarehousePrice, warehousePrice } from './warehouse-price.ts'

const lot = { price: 6_837, freight: 1_900, priceIn: null } as Lot
const inDollars: Lot = {
  ...lot,
  priceIn: { currency: 'USD', amount: 84, rate: '81.4000', rateDate: '2026-11-20' },
}

test('a lot costs the price of its plantation and freight in the warehouse', () => {
  expect(warehousePrice(lot)).toBe(8_737)
  expect(warehousePrice({ price: 6_837, freight: null })).toBe(6_837)
})

test('what was typed is part of the price before it is saved, a foreign price by the rate of the lot', () => {
  expect(draftedWarehousePrice({ seen: lot, typed: { price: '70', freight: '20' } })).toBe(9_000)
  expect(draftedWarehousePrice({ seen: inDollars, typed: { price: '1' } })).toBe(8_140 + 1_900)
  expect(draftedWarehousePrice({ seen: lot, typed: { price: 'дорого' } })).toBe(8_737)
})
