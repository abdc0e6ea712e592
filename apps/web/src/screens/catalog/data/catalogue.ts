import {
  buildSearchIndex,
  selectPositions,
  type CatalogueQuery,
  type FlowerCard,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { layOutSheet, type SheetLayout } from '../sheet/sheet-layout.ts'
import { columnsOf, viewSheet, type SheetView } from '../sheet/sheet-view.ts'

/** The cards of one day, made ready for filters that answer while a person types. */
export interface Catalogue {
  readonly index: SearchIndex
  readonly layout: SheetLayout
  /** Positions of the cards by code. */
  readonly positions: ReadonlyMap<string, number>
}

const isSameLot = (left: FlowerCard, right: FlowerCard | undefined): boolean =>
  left === right || (left.code === right?.code && left.price === right.price)

/** Makes the cards ready; when only the stock differs from what was held, the held layout is kept. */
export const readyCatalogue = (held: Catalogue | null, cards: readonly FlowerCard[]): Catalogue => {
  if (
    held === null ||
    held.index.cards.length !== cards.length ||
    !held.index.cards.every((card, position) => isSameLot(card, cards[position]))
  ) {
    return {
      index: buildSearchIndex(cards),
      layout: layOutSheet(cards),
      positions: new Map(cards.map(({ code }, position) => [code, position])),
    }
  }
  const orders = new Map(held.index.orders)
  orders.delete('stockDesc')
  return { ...held, index: { ...held.index, cards, orders } }
}

/**
 * What of the catalogue a filter and an order show. The columns are those of the filter without its words, so that they
 * stay while a person types.
 */
export const chooseView = ({ index, layout }: Catalogue, { filter, sort }: CatalogueQuery): SheetView => {
  const columns = columnsOf(layout, selectPositions(index, { ...filter, name: '' }))
  return viewSheet(layout, index.cards, selectPositions(index, filter, sort), columns)
}

/** The card with a code; null where the day has none. */
export const cardOfCode = ({ index, positions }: Catalogue, code: string): FlowerCard | null =>
  index.cards[positions.get(code) ?? -1] ?? null

/** The names of the plantations by id. */
export const plantationNamesOf = ({ rows }: SheetLayout): ReadonlyMap<string, string> =>
  new Map(rows.map(({ plantationId, plantation }) => [plantationId, plantation]))
