import { describe, expect, test } from 'vitest'
import type { Cart, FlowerCard } from '@flower-market/flower-domain'
import {
  checkedLines,
  currentItems,
  fixCartDay,
  refusedLines,
  type CheckedDay,
  type CheckedLine,
} from './cart-lines.ts'

function lineOf(code: string, price: number, quantity: number): CheckedLine {
  return {
    item: { code, price, quantity },
    card: null,
    mismatches: [],
    isChecked: true,
  }
}

describe('a checked line', () => {
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
      kind: 'inStok',
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

  test('finds nothing in a fixed line before the next answer', () => {
    const day = dayOf({ mismatches: [lessStock, priceChanged] })
    const [line] = checkedLines([{ code: 'a', price: 4900, quantity: 320 }], day, nothingKnown)
    expect(line?.mismatches).toEqual([])
  })

  test('still sees what one of two fixes left', () => {
    const day = dayOf({ mismatches: [lessStock, priceChanged] })
    const [line] = checkedLines([{ code: 'a', price: 4700, quantity: 320 }], day, nothingKnown)
    expect(line?.mismatches).toEqual([priceChanged])
  })

  test('keeps a price that was accepted after a refused order, which is newer than the check', () => {
    const [line] = checkedLines([{ code: 'a', price: 5400, quantity: 320 }], dayOf({}), nothingKnown)
    expect(line?.mismatches).toEqual([])
    expect(currentItems(line === undefined ? [] : [line])).toEqual([
      { code: 'a', price: 5400, quantity: 320 },
    ])
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
})

describe('a refused line', () => {
  const refused = [
    { kind: 'price-changed', was: 4700, now: 4900, date: '2026-11-26', code: 'a' },
    { kind: 'less-stock', was: 400, now: 320, date: '2026-11-26', code: 'a' },
  ] as const

  test('shows a line what it was refused for', () => {
    const [line, other] = refusedLines([lineOf('a', 4700, 400), lineOf('b', 9800, 25)], refused)
    expect(line?.mismatches).toEqual([
      { kind: 'price-changed', was: 4700, now: 4900 },
      { kind: 'less-stock', was: 400, now: 320 },
    ])
    expect(other?.mismatches).toEqual([])
  })

  test('forgets what has been put right, and only that', () => {
    const [line] = refusedLines([lineOf('a', 4900, 400)], refused)
    expect(line?.mismatches).toEqual([{ kind: 'less-stock', was: 400, now: 320 }])
  })
})

describe('fixing lines', () => {
  const cartDay = '2026-11-26'
  const otherDay = '2026-11-27'
  const cart: Cart = {
    [cartDay]: [
      { code: 'a', price: 4700, quantity: 400 },
      { code: 'b', price: 9800, quantity: 25 },
      { code: 'c', price: 1000, quantity: 10 },
    ],
    [otherDay]: [{ code: 'a', price: 4700, quantity: 20 }],
  }

  test('puts a changed price and a smaller stock of one line right together', () => {
    const fixed = fixCartDay(cart, cartDay, [
      {
        code: 'a',
        mismatches: [
          { kind: 'less-stock', was: 400, now: 320 },
          { kind: 'price-changed', was: 4700, now: 4900 },
        ],
      },
    ])
    expect(fixed[cartDay]?.[0]).toEqual({ code: 'a', price: 4900, quantity: 320 })
  })

  test('takes out a line that is gone and leaves its neighbours as they were', () => {
    const fixed = fixCartDay(cart, cartDay, [{ code: 'b', mismatches: [{ kind: 'gone', was: 25, now: 0 }] }])
    expect(fixed[cartDay]).toEqual([cart[cartDay]?.[0], cart[cartDay]?.[2]])
  })

  test('leaves the other days alone, also where they hold the same lot', () => {
    const fixed = fixCartDay(cart, cartDay, [
      { code: 'a', mismatches: [{ kind: 'price-changed', was: 4700, now: 4900 }] },
    ])
    expect(fixed[otherDay]).toEqual(cart[otherDay])
  })

  test('takes the day out with its last line', () => {
    const fixed = fixCartDay(cart, otherDay, [
      { code: 'a', mismatches: [{ kind: 'cutoff-passed', was: 20, now: 0 }] },
    ])
    expect(Object.keys(fixed)).toEqual([cartDay])
  })
})
