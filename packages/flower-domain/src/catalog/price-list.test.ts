import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowerCards, redRoses } from './flower-card.arbitrary.ts'
import type { FlowerCard } from './flower-card.ts'
import { groupIntoPriceGrid } from './price-list.ts'

function lot(code: string, change: Partial<FlowerCard>): FlowerCard {
  return { ...redRoses, code, ...change }
}
function codes(cells: readonly (FlowerCard | null)[]) {
  return cells.map((card) => card?.code ?? '–').join(' ')
}

describe('groupIntoPriceGrid', () => {
  it('arranges varieties by lengths, the shortest first', () => {
    const cards = [
      lot('E70', { lengthCm: 70 }),
      lot('M50', { variety: 'Mondial', lengthCm: 50 }),
      lot('E50', { lengthCm: 50 }),
    ]
    const { lengths, rows } = groupIntoPriceGrid(cards)
    expect(lengths).toEqual([50, 70])
    expect(rows.map((row) => `${row.variety}: ${codes(row.cells)}`)).toEqual([
      'Explorer: E50 E70',
      'Mondial: M50 –',
    ])
  })

  it.each<Partial<FlowerCard>>([
    { type: 'dyes' },
    { plantationId: 'other' },
    { variety: 'Mondial' },
    { color: 'white' },
    { tint: '#ffffff' },
  ])('gives a row of its own to %j', (change) => {
    const { rows } = groupIntoPriceGrid([redRoses, lot('other', change)])
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject(change)
  })

  it('puts the cheapest lot of a cell first and the others in rows right below', () => {
    const cards = [
      lot('dear', { price: 300 }),
      lot('cheap', { price: 100 }),
      lot('long', { lengthCm: 70 }),
      lot('next', { variety: 'Mondial' }),
      lot('middle-b', { price: 200 }),
      lot('middle-a', { price: 200 }),
    ]
    const { rows } = groupIntoPriceGrid(cards)
    expect(rows.map((row) => codes(row.cells))).toEqual([
      'cheap long',
      'middle-a –',
      'middle-b –',
      'dear –',
      'next –',
    ])
  })

  it('shows every card exactly once, in the column of its length, under keys that differ', () => {
    fc.assert(
      fc.property(flowerCards, (cards) => {
        const { lengths, rows } = groupIntoPriceGrid(cards)
        const shown = rows.flatMap((row) => row.cells.filter((card) => card !== null))
        expect(shown).toHaveLength(cards.length)
        expect(new Set(shown)).toEqual(new Set(cards))
        expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
        for (const row of rows) {
          expect(row.cells).toHaveLength(lengths.length)
          expect(row.cells.every((card, column) => card === null || card.lengthCm === lengths[column])).toBe(
            true,
          )
        }
      }),
    )
  })

  it('keeps the keys of its rows when prices and stock change', () => {
    fc.assert(
      fc.property(flowerCards, (cards) => {
        const changed = cards.map((card) => ({ ...card, price: card.price + 100, stemsAvailable: 0 }))
        const keys = groupIntoPriceGrid(cards).rows.map((row) => row.key)
        expect(groupIntoPriceGrid(changed).rows.map((row) => row.key)).toEqual(keys)
      }),
    )
  })

  it('distinguishes varieties whose names contain the key separator', () => {
    const cards = ['a', '2|a', 'a|2', 'a'].map((variety, place) => lot(String(place), { variety }))
    const keys = groupIntoPriceGrid(cards).rows.map((row) => row.key)
    expect(new Set(keys).size).toBe(4)
  })

  it('is empty without cards', () => {
    expect(groupIntoPriceGrid([])).toEqual({ lengths: [], rows: [] })
  })
})
