import { expect, test } from 'vitest'
import { buildSearchIndex } from '../catalog/search-index.ts'
import type { FlowerCard } from '../catalog/flower-card.ts'
import { linesOfTable } from '../lists/lines-of-table.ts'
import { matchLine } from '../lists/match-line.ts'
import { matchWishes } from './match-wishes.ts'
import { mergeWishes } from './wish.ts'
import type { Wish } from './wish.ts'
import { wishColumns, wishTable } from './wish-table.ts'

const lot: FlowerCard = {
  code: 'a',
  type: 'roses',
  variety: 'Explorer',
  plantation: 'Alto Zafiro',
  plantationId: 'alto',
  country: 'ECU',
  lengthCm: 60,
  color: 'red',
  tint: '#b3122b',
  price: 12_000,
  availability: 'inStock',
  deliveryDate: '2026-11-24',
  stemsAvailable: 200,
  stemsPerBunch: 25,
  stemsPerBox: 250,
  soldBy: 'bunch',
}
const cheaper: FlowerCard = {
  ...lot,
  code: 'b',
  plantation: 'Sierra Flor',
  plantationId: 'sierra',
  price: 9_000,
  stemsAvailable: 50,
}
const wish: Wish = { type: 'roses', variety: 'Explorer', lengthCm: 60, plantationId: null, quantity: 50 }

function codesOf(wishes: readonly Wish[], cards: readonly FlowerCard[]) {
  return matchWishes(wishes, cards).map(
    ({ chosen }) => chosen && ([chosen.card.code, chosen.quantity] as const),
  )
}

test('a wish is the cheapest lot of its flower that has enough', () => {
  expect(codesOf([wish], [lot, cheaper])).toEqual([['b', 50]])
  expect(codesOf([{ ...wish, quantity: 100 }], [lot, cheaper])).toEqual([['a', 100]])
})

test('a wish for a plantation takes no other one', () => {
  expect(codesOf([{ ...wish, plantationId: 'alto' }], [lot, cheaper])).toEqual([['a', 50]])
  expect(codesOf([{ ...wish, plantationId: 'other' }], [lot, cheaper])).toEqual([null])
})

test('another length, variety or type is not what was wished for', () => {
  const others = [
    { ...lot, lengthCm: 50 },
    { ...lot, variety: 'Pink Explorer' },
    { ...lot, type: 'sprayRoses' as const },
  ]
  expect(codesOf([wish], others)).toEqual([null])
})

test('wishes for one lot share its stock, in whole packs', () => {
  expect(codesOf([{ ...wish, quantity: 160 }, wish], [lot])).toEqual([
    ['a', 150],
    ['a', 50],
  ])
  expect(codesOf([{ ...wish, quantity: 175 }, wish], [lot])).toEqual([
    ['a', 175],
    ['a', 25],
  ])
})

test('equal wishes are one', () => {
  expect(mergeWishes([wish, { ...wish, plantationId: 'alto' }, wish])).toEqual([
    { ...wish, quantity: 100 },
    { ...wish, plantationId: 'alto' },
  ])
})

test('a wish is found again by its words, beside flowers whose names contain its own', () => {
  const cards: FlowerCard[] = [
    lot,
    { ...cheaper, variety: 'Pink Explorer' },
    { ...lot, code: 'c', type: 'sprayRoses' },
    {
      ...lot,
      code: 'd',
      type: 'carnations',
      variety: 'Don Pedro',
      plantation: 'La Rosa',
      plantationId: 'rosa',
    },
    { ...lot, code: 'e', type: 'eucalyptus', variety: 'Cinerea', soldBy: 'box', stemsAvailable: 500 },
    { ...lot, code: 'f', type: 'dyes', variety: 'Explorer Blue' },
  ]
  const index = buildSearchIndex(cards)
  const wishes = cards.map((card) => ({ ...card, quantity: 250 }))
  const { lines } = linesOfTable(wishTable(wishes), wishColumns)
  const found = lines.map((line) => matchLine(index, line))
  expect(found.map(({ candidates }) => candidates[0]?.card.code)).toEqual(cards.map(({ code }) => code))
  expect(lines.map(({ quantity }) => quantity)).toEqual(cards.map(() => ({ value: 250, unit: 'stems' })))
})
