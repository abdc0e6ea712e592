import { expect, test } from 'vitest'
import type { FlowerCard } from '@flower-market/flower-domain'
import { checkedLines, type CheckedDay } from './checked-line.ts'

const card: FlowerCard = {
  code: 'a',
  type: 'roses',
  variety: 'Explorer',
  plantation: 'Alto Zafiro Roses',
  plantationId: 'alto',
  country: 'ECU',
  lengthCm: 50,
  color: 'red',
  tint: '#b3202c',
  price: 4900,
  availability: 'inStock',
  deliveryDate: '2026-11-26',
  stemsAvailable: 320,
  stemsPerBunch: 20,
  stemsPerBox: 400,
  soldBy: 'bunch',
}
const item = { code: 'a', price: 4700, quantity: 400 }
const priceChanged = { kind: 'price-changed', was: 4700, now: 4900 } as const
const lessStock = { kind: 'less-stock', was: 400, now: 320 } as const

function dayOf(line: Partial<CheckedDay['lines'][number]>): CheckedDay {
  return {
    date: '2026-11-26',
    cutoffAt: '2026-11-25T13:00:00.000Z',
    isOpen: true,
    goods: 0,
    deliveryCost: 0,
    lines: [{ item, card, mismatches: [], ...line }],
  }
}
const nothingKnown = new Map<string, FlowerCard>()

test('takes the server at its word for the line that it saw', () => {
  const [line] = checkedLines([item], dayOf({ mismatches: [lessStock] }), nothingKnown)
  expect(line?.mismatches).toEqual([lessStock])
})

test('is at peace with a fixed line before the next answer', () => {
  const day = dayOf({ mismatches: [lessStock, priceChanged] })
  const [line] = checkedLines([{ code: 'a', price: 4900, quantity: 320 }], day, nothingKnown)
  expect(line?.mismatches).toEqual([])
})

test('still sees what one of two fixes left', () => {
  const day = dayOf({ mismatches: [lessStock, priceChanged] })
  const [line] = checkedLines([{ code: 'a', price: 4700, quantity: 320 }], day, nothingKnown)
  expect(line?.mismatches).toEqual([priceChanged])
})

test('keeps a line that cannot be bought any more broken, whatever its quantity', () => {
  const day = dayOf({ card: null, mismatches: [{ kind: 'gone', was: 400, now: 0 }] })
  const [line] = checkedLines([{ ...item, quantity: 20 }], day, nothingKnown)
  expect(line?.mismatches).toEqual([{ kind: 'gone', was: 20, now: 0 }])
})

test('remembers what a lot was called after it is gone', () => {
  const day = dayOf({ card: null, mismatches: [{ kind: 'gone', was: 400, now: 0 }] })
  const [line] = checkedLines([item], day, new Map([['a', card]]))
  expect(line?.card?.variety).toBe('Explorer')
})

test('says that a line was not checked while the server has not spoken of it', () => {
  const [line] = checkedLines([{ ...item, code: 'new' }], dayOf({}), nothingKnown)
  expect(line).toMatchObject({ isChecked: false, card: null, mismatches: [] })
})
