import { describe, expect, it } from 'vitest'
import { parseCart } from './parse-cart.ts'

const line = { code: 'A', price: 4500, quantity: 25 }
function parse(value: unknown) {
  return parseCart(JSON.stringify(value))
}
function repaired(cart: unknown, dropped = 0) {
  return { ok: true, cart, isRepaired: true, dropped }
}

describe('parseCart', () => {
  it('reads an absent value as an empty cart', () => {
    expect(parseCart(null)).toEqual({ ok: true, cart: {}, isRepaired: false, dropped: 0 })
    expect(parseCart('{}')).toEqual({ ok: true, cart: {}, isRepaired: false, dropped: 0 })
  })

  it.each(['', '{', 'undefined'])('returns %j, which is not JSON, unchanged', (text) => {
    expect(parseCart(text)).toEqual({ ok: false, reason: 'not-json', text })
  })

  it.each(['[]', '7', 'null', '"cart"', '[{"code":"A","price":1,"quantity":1}]', '{"hello":"world"}'])(
    'returns %s, which is no cart, unchanged',
    (text) => {
      expect(parseCart(text)).toEqual({ ok: false, reason: 'wrong-shape', text })
    },
  )

  it('keeps a valid cart unchanged', () => {
    const cart = {
      '2026-11-20': [
        { ...line, deliveryCost: 30_000 },
        { ...line, code: 'B' },
      ],
    }
    expect(parse(cart)).toEqual({ ok: true, cart, isRepaired: false, dropped: 0 })
  })

  it.each([
    ['a list keyed by code', { A: { price: 4500, quantity: 25 } }],
    ['count for quantity', [{ code: 'A', price: 4500, count: 25 }]],
    ['qty for quantity', [{ code: 'A', price: 4500, qty: 25 }]],
    ['numbers as text', [{ code: 'A', price: '4500', quantity: ' 25 ' }]],
    ['facts that are not known', [{ ...line, picture: 'a.png' }]],
    ['a delivery cost that is none', [{ ...line, deliveryCost: 'free' }]],
  ])('repairs %s', (_shape, day) => {
    expect(parse({ '2026-11-20': day })).toEqual(repaired({ '2026-11-20': [line] }))
  })

  it('gives the delivery cost of an older day to its lines', () => {
    expect(
      parse({
        '2026-11-20': { items: [line, { ...line, code: 'B', deliveryCost: 1 }], deliveryCost: 20_000 },
      }),
    ).toEqual(
      repaired({
        '2026-11-20': [
          { ...line, deliveryCost: 20_000 },
          { ...line, code: 'B', deliveryCost: 1 },
        ],
      }),
    )
  })

  it.each(['2026-11-20T00:00:00.000Z', '20.11.2026'])('reads the day %s', (key) => {
    expect(parse({ [key]: [line] })).toEqual(repaired({ '2026-11-20': [line] }))
  })

  it('joins two spellings of one day, and one code twice', () => {
    expect(parse({ '2026-11-20': [line], '20.11.2026': [line, { ...line, code: 'B' }] })).toEqual(
      repaired({
        '2026-11-20': [
          { ...line, quantity: 50 },
          { ...line, code: 'B' },
        ],
      }),
    )
  })

  it.each([
    ['no code', { price: 1, quantity: 1 }],
    ['an empty code', { code: '', price: 1, quantity: 1 }],
    ['no price', { code: 'X', quantity: 1 }],
    ['a part of a kopeck', { code: 'X', price: 0.5, quantity: 1 }],
    ['a negative price', { code: 'X', price: -1, quantity: 1 }],
    ['no stems', { code: 'X', price: 1, quantity: 0 }],
    ['a sum beyond safe integers', { code: 'X', price: 2 ** 50, quantity: 2 ** 20 }],
    ['a delivery beyond safe integers', { ...line, code: 'X', deliveryCost: Number.MAX_SAFE_INTEGER }],
    ['nothing', null],
  ])('drops and counts a line with %s, keeping the others', (_fault, bad) => {
    expect(parse({ '2026-11-20': [bad, line] })).toEqual(repaired({ '2026-11-20': [line] }, 1))
  })

  it('drops and counts the lines of a day that does not exist', () => {
    expect(parse({ '2026-11-20': [line], '2026-02-30': [line, line] })).toEqual(
      repaired({ '2026-11-20': [line] }, 2),
    )
  })

  it('drops and counts a day that holds no lines', () => {
    expect(parse({ '2026-11-20': [line], '2026-11-21': 'roses' })).toEqual(
      repaired({ '2026-11-20': [line] }, 1),
    )
  })

  it('drops lines whose sum would exceed the safe integers', () => {
    const half = { price: 2 ** 52, quantity: 1 }
    expect(
      parse({
        '2026-11-20': [
          { code: 'A', ...half },
          { code: 'B', ...half },
        ],
      }),
    ).toEqual(repaired({ '2026-11-20': [{ code: 'A', ...half }] }, 1))
  })

  it('reports an empty day as repaired, since carts have none', () => {
    expect(parse({ '2026-11-20': [line], '2026-11-21': [] })).toEqual(repaired({ '2026-11-20': [line] }))
  })
})
