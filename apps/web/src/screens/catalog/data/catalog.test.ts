import { describe, expect, it } from 'vitest'
import { emptyFilter, firstRowsOf } from '@flower-market/flower-domain'
import { fixtureDays, flowerCards } from '@flower-market/api-client/msw'
import { cardAt, firstChosen, isChosenAt, rowAt } from '../price-grid/grid-view.ts'
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
      view.layout.lengths.flatMap((lengthCm, column) => {
        const card = cardAt(view, { row, column })
        if (card === null) return []
        expect(card.variety).toBe(rowAt(view, row).variety)
        expect(card.lengthCm).toBe(lengthCm)
        return [card.code]
      }),
    )
    expect(shown.toSorted()).toEqual(cards.map(({ code }) => code).toSorted())
    expect(view.cardCount).toBe(cards.length)
  })

  it('keeps the columns where they are, whatever the filter leaves', () => {
    const view = chooseView(catalog, { ...all, filter: { ...emptyFilter, types: ['alstroemeria'] } })
    expect(view.layout.lengths).toEqual(chooseView(catalog, all).layout.lengths)
  })

  it('keeps the lengths that a price leaves out in sight, apart from those that it lets through', () => {
    const lots = cards.filter(({ variety }) => variety === 'Freedom')
    const toPrice = Math.min(...lots.map(({ price }) => price))
    const view = chooseView(catalog, { ...all, filter: { ...emptyFilter, name: 'freedom', toPrice } })
    expect(view.rows).toHaveLength(1)
    expect(view.cardCount).toBe(1)
    const row = view.rows[0] as number
    const places = catalog.layout.lengths.map((_, column) => ({ row, column }))
    const seen = places.flatMap((place) => cardAt(view, place) ?? [])
    expect(seen.map(({ code }) => code)).toEqual(lots.map(({ code }) => code))
    const chosen = places.filter((place) => isChosenAt(view, place))
    expect(chosen.map((place) => cardAt(view, place)?.price)).toEqual([toPrice])
    expect(firstChosen(view)).toEqual(chosen[0])
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

  it('lays out anew when a lot was photographed', () => {
    const photos = ['/api/file/photo']
    const next = readyCatalog(catalog, cards.with(5, { ...(cards[5] as (typeof cards)[0]), photos }))
    const row = next.layout.rows[next.layout.rowOf[5] as number]
    expect(row?.cells.some((card) => card?.photos === photos)).toBe(true)
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
      expect(shown.layout.lengths).toEqual(whole.layout.lengths)
      expect(shown.rows.length).toBeGreaterThan(0)
      for (const [place, row] of shown.rows.entries()) {
        expect(rowAt(shown, row)).toEqual(rowAt(whole, whole.rows[place] as number))
      }
    },
  )
})
