import { describe, expect, it } from 'vitest'
import { emptyFilter, firstRowsOf } from '@flower-market/flower-domain'
import { fixtureDays, flowerCards } from '@flower-market/api-client/msw'
import { cardAt, rowAt } from '../price-grid/grid-view.ts'
import {
  cardOfCode,
  chooseView,
  plantationNamesOf,
  readyBeginning,
  readyCatalog,
  viewBeginning,
} from './catalog.ts'

const cards = flowerCards.filter(
  ({ availability, deliveryDate }) => availability === 'inStock' && deliveryDate === fixtureDays[0],
)
const catalog = readyCatalog(null, cards)
const all = { filter: emptyFilter, sort: 'recommended' } as const

describe('chooseView', () => {
  it('shows every card in the row of its variety and the column of its length', () => {
    const view = chooseView(catalog, all)
    const shown = [...view.rows].flatMap((row) =>
      view.columns.flatMap((column) => {
        const card = cardAt(view, { row, column })
        if (card === null) return []
        expect(card.variety).toBe(rowAt(view, row).variety)
        expect(card.lengthCm).toBe(view.layout.lengths[column])
        return [card.code]
      }),
    )
    expect(shown.toSorted()).toEqual(cards.map(({ code }) => code).toSorted())
    expect(view.cardCount).toBe(cards.length)
  })

  it('shows only the columns that the filter leaves', () => {
    const view = chooseView(catalog, { ...all, filter: { ...emptyFilter, types: ['alstroemeria'] } })
    expect(view.columns.map((column) => view.layout.lengths[column])).toEqual([60, 70])
  })

  it('keeps the columns while words narrow the list', () => {
    const view = chooseView(catalog, { ...all, filter: { ...emptyFilter, name: 'tiger' } })
    expect(view.rows).toHaveLength(1)
    expect(view.columns).toEqual(chooseView(catalog, all).columns)
  })

  it('leaves out the cells that a price narrows away, and keeps the rest of the row', () => {
    const lots = cards.filter(({ variety }) => variety === 'Freedom')
    const toPrice = Math.min(...lots.map(({ price }) => price))
    const view = chooseView(catalog, { ...all, filter: { ...emptyFilter, name: 'freedom', toPrice } })
    expect(view.rows).toHaveLength(1)
    const row = view.rows[0] as number
    const shown = catalog.layout.lengths.map((_, column) => cardAt(view, { row, column })?.price ?? null)
    expect(shown.filter((price) => price !== null)).toEqual([toPrice])
    expect(lots.length).toBeGreaterThan(1)
  })

  it('puts the rows in the order of their first cards', () => {
    const view = chooseView(catalog, { ...all, sort: 'priceAsc' })
    const cheapest = cards.toSorted((left, right) => left.price - right.price)[0]
    expect(rowAt(view, view.rows[0] as number).variety).toBe(cheapest?.variety)
  })
})

describe('readyCatalog', () => {
  const sold = cards.map((card, place) => (place === 5 ? { ...card, stemsAvailable: 0 } : card))

  it('keeps the layout when only stock has changed, and shows the new stock', () => {
    const next = readyCatalog(catalog, sold)
    expect(next.layout).toBe(catalog.layout)
    expect(cardOfCode(next, sold[5]?.code ?? '')?.stemsAvailable).toBe(0)
  })

  it('sorts by the new stock', () => {
    const byStock = { filter: emptyFilter, sort: 'stockDesc' } as const
    chooseView(catalog, byStock)
    const most = { ...(cards[7] as (typeof cards)[0]), stemsAvailable: 1_000_000 }
    const next = readyCatalog(catalog, cards.with(7, most))
    expect(
      cardAt(chooseView(next, byStock), {
        row: catalog.layout.rowOf[7] as number,
        column: catalog.layout.columnOf[7] as number,
      }),
    ).toBe(most)
    expect(chooseView(next, byStock).rows[0]).toBe(catalog.layout.rowOf[7])
  })

  it('lays out anew when lots or prices are others', () => {
    expect(readyCatalog(catalog, cards.slice(1)).layout).not.toBe(catalog.layout)
    const dearer = cards.map((card, place) => (place === 5 ? { ...card, price: card.price + 100 } : card))
    expect(readyCatalog(catalog, dearer).layout).not.toBe(catalog.layout)
  })
})

describe('cardOfCode', () => {
  it('says when a code is not on sale', () => {
    expect(cardOfCode(catalog, 'nothing')).toBeNull()
  })
})

describe('plantationNamesOf', () => {
  it('names every plantation of the day', () => {
    const names = plantationNamesOf(catalog.layout)
    for (const { plantationId, plantation } of cards) expect(names.get(plantationId)).toBe(plantation)
  })
})

describe('viewBeginning', () => {
  it.each([5, 20, 80, 10_000])(
    'the first rows of %i cards stand where they stand in the whole list',
    (most) => {
      const first = firstRowsOf(cards, most)
      const beginning = readyBeginning(first)
      const shown = viewBeginning(beginning, first)
      const whole = chooseView(catalog, all)
      expect([shown.rowCount, shown.cardCount]).toEqual([whole.rowCount, whole.cardCount])
      expect(shown.columns.map((column) => shown.layout.lengths[column])).toEqual(
        whole.columns.map((column) => whole.layout.lengths[column]),
      )
      expect(shown.rows.length).toBeGreaterThan(0)
      for (const [place, row] of shown.rows.entries()) {
        expect(rowAt(shown, row)).toEqual(rowAt(whole, whole.rows[place] as number))
      }
    },
  )
})
