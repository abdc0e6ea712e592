import { flowerCards } from '@flower-market/api-client/msw'
import { expect, test } from 'vitest'
import { linesOf, matchingCards, payableBy, toNewOrder, totalsOf, withQuantity } from './order-draft.ts'

const [first, second] = flowerCards as [(typeof flowerCards)[number], (typeof flowerCards)[number]]
const address = {
  _id: 'address-1',
  isDefault: true,
  cityCost: 50_000,
  label: '',
  region: 'moscow',
  city: 'Москва',
  street: 'Полянка, 30',
  index: '',
  contactPerson: 'Анна',
  phone: '79991234567',
  hours: '',
  driverNote: '',
}

test('lots are found by words of their names, all of them where there are none', () => {
  expect(matchingCards(flowerCards, '')).toHaveLength(flowerCards.length)
  const found = matchingCards(flowerCards, `${first.variety.toLowerCase()} ${first.lengthCm}`)
  expect(found.map(({ code }) => code)).toContain(first.code)
  expect(found.length).toBeLessThan(flowerCards.length)
})

test('only what has stems is ordered, in the order of the price list', () => {
  const quantities = withQuantity(withQuantity(new Map(), second.code, 25), first.code, 50)
  expect(linesOf(flowerCards, quantities).map(({ card, quantity }) => [card.code, quantity])).toEqual([
    [first.code, 50],
    [second.code, 25],
  ])
  expect(linesOf(flowerCards, withQuantity(quantities, first.code, 0))).toHaveLength(1)
})

test('what is brought costs the delivery of its city, what is picked up nothing', () => {
  const lines = [{ card: { ...first, price: 100 }, quantity: 25 }]
  expect(totalsOf(lines, address).total.minor).toBe(52_500)
  expect(totalsOf(lines, undefined).total.minor).toBe(2_500)
})

test('the balance of a client pays nothing that staff order, and each way has its limit', () => {
  const ways = [
    { method: 'CASH', min: 0, max: 1000 },
    { method: 'CARD', min: 0, max: 2000 },
  ] as never
  expect(payableBy(ways, 1000)).toEqual(['CARD', 'CASH'])
  expect(payableBy(ways, 1001)).toEqual(['CARD'])
})

test('the call names the client, the day and the total that was shown', () => {
  const lines = [{ card: first, quantity: 50 }]
  const draft = { buyerId: 'anna', date: '2026-11-23', lines, paymentMethod: 'CASH', comment: '' } as const
  expect(toNewOrder({ ...draft, address })).toMatchObject({
    user: 'anna',
    address: 'address-1',
    methodDelivery: 'delivery',
    total: totalsOf(lines, address).total.minor,
  })
  const pickup = toNewOrder({ ...draft, address: undefined })
  expect(pickup).toMatchObject({
    methodDelivery: 'pickup',
    purchase: { '2026-11-23': [{ code: first.code, price: first.price, quantity: 50 }] },
  })
  expect(pickup).not.toHaveProperty('address')
})
