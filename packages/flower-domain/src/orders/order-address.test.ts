import { expect, test } from 'vitest'
import { chooseAddress, defaultAddress } from './order-address.ts'

const shop = { _id: 'shop', region: 'Москва', isDefault: true }
const storage = { _id: 'storage', region: 'Москва', isDefault: false }
const branch = { _id: 'branch', region: 'Казань', isDefault: false }
const book = [storage, shop, branch]

test('without a named address the default one is chosen', () => {
  expect(chooseAddress(book, { asked: null, region: 'Москва' })).toEqual({ ok: true, address: shop })
})

test('a named address is chosen, whichever is the default', () => {
  expect(chooseAddress(book, { asked: 'storage', region: 'Москва' })).toEqual({ ok: true, address: storage })
})

test('the only address needs no mark to be the default', () => {
  expect(defaultAddress([storage])).toBe(storage)
  expect(defaultAddress([storage, branch])).toBeUndefined()
})

test('where there is nothing to choose, an address is needed', () => {
  const needed = { ok: false, reason: 'address-needed' }
  expect(chooseAddress([], { asked: null, region: 'Москва' })).toEqual(needed)
  expect(chooseAddress([storage, branch], { asked: null, region: 'Москва' })).toEqual(needed)
})

test('an address that is not in the book is not replaced by the default one', () => {
  expect(chooseAddress(book, { asked: 'gone', region: 'Москва' })).toEqual({ ok: false, reason: 'not-found' })
})

test('an address of another region is named, not chosen', () => {
  const other = { ok: false, reason: 'address-in-other-region', address: branch }
  expect(chooseAddress(book, { asked: 'branch', region: 'Москва' })).toEqual(other)
  expect(chooseAddress([branch], { asked: null, region: 'Москва' })).toEqual(other)
})
