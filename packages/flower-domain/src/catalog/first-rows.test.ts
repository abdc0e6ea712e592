import { expect, test } from 'vitest'
import { firstRowsOf } from './first-rows.ts'
import { redRoses } from './flower-card.arbitrary.ts'
import type { FlowerCard } from './flower-card.ts'

function lot(code: string, variety: string, lengthCm: number): FlowerCard {
  return { ...redRoses, code, variety, lengthCm }
}

test('varieties are whole, as many as fit', () => {
  const cards = [
    lot('a1', 'A', 40),
    lot('b1', 'B', 50),
    lot('a2', 'A', 60),
    lot('b2', 'B', 70),
    lot('c1', 'C', 80),
  ]
  const first = firstRowsOf(cards, 3)
  expect(first.cards.map(({ code }) => code)).toEqual(['a1', 'a2'])
  expect(first).toMatchObject({ total: 5, rows: 3, lengths: [40, 50, 60, 70, 80], leading: 1 })
})

test('a list that fits is there whole', () => {
  const cards = [lot('a1', 'A', 40), lot('b1', 'B', 50)]
  expect(firstRowsOf(cards, 2)).toEqual({ cards, leading: 2, total: 2, rows: 2, lengths: [40, 50] })
})

test('further lots of one length count as rows', () => {
  expect(firstRowsOf([lot('a1', 'A', 40), lot('a2', 'A', 40)], 9).rows).toBe(2)
})

test('a variety that is too big alone leaves the beginning empty, and the size known', () => {
  const cards = [lot('a1', 'A', 40), lot('a2', 'A', 50)]
  expect(firstRowsOf(cards, 1)).toEqual({ cards: [], leading: 0, total: 2, rows: 1, lengths: [40, 50] })
})

test('an empty list begins with nothing', () => {
  expect(firstRowsOf([], 80)).toEqual({ cards: [], leading: 0, total: 0, rows: 0, lengths: [] })
})
