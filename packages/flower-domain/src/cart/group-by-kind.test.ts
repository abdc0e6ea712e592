import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderKinds } from '../orders/order-kind.ts'
import { cartItem } from './cart.arbitrary.ts'
import { groupByKind } from './group-by-kind.ts'

function line(code: string) {
  return { code, price: 100, quantity: 25 }
}

it('parts a day into orders, from stock first; a line that nothing is known of stands with the stock', () => {
  const items = ['request', 'ordered', 'unknown', 'stock'].map(line)
  const kinds = new Map([
    ['request', 'forPlantations'],
    ['ordered', 'toOrder'],
    ['stock', 'inStok'],
  ] as const)
  const groups = groupByKind(items, (code) => kinds.get(code as 'stock'))
  expect(groups.map(({ kind, items: own }) => [kind, own.map(({ code }) => code)])).toEqual([
    ['inStok', ['unknown', 'stock']],
    ['toOrder', ['ordered']],
    ['forPlantations', ['request']],
  ])
})

it('loses and doubles no line', () => {
  fc.assert(
    fc.property(fc.array(cartItem), fc.func(fc.constantFrom(...orderKinds, undefined)), (items, kindOf) => {
      const parted = groupByKind(items, kindOf).flatMap((group) => group.items)
      expect(parted).toHaveLength(items.length)
      expect(new Set(parted)).toEqual(new Set(items))
    }),
  )
})
