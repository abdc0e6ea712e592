import {
  buildSearchIndex,
  selectPositions,
  type CatalogueFilter,
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
  /** Columns that were asked for before, by the filter without its words. */
  readonly columns: Map<string, readonly number[]>
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
      columns: new Map(),
    }
  }
  const orders = new Map(held.index.orders)
  orders.delete('stockDesc')
  return { ...held, index: { ...held.index, cards, orders } }
}

/** The columns of a filter without its words, so that they stay while a person types; worked out once. */
const columnsFor = ({ index, layout, columns }: Catalogue, filter: CatalogueFilter): readonly number[] => {
  const wordless = { ...filter, name: '' }
  const key = JSON.stringify(wordless)
  const found = columns.get(key) ?? columnsOf(layout, selectPositions(index, wordless))
  columns.set(key, found)
  return found
}

/** What of the catalogue a filter and an order show. */
export const chooseView = (catalogue: Catalogue, { filter, sort }: CatalogueQuery): SheetView => {
  const { index, layout } = catalogue
  const positions = selectPositions(index, filter, sort)
  return viewSheet(layout, index.cards, positions, columnsFor(catalogue, filter))
}

/** The card with a code; null where the day has none. */
export const cardOfCode = ({ index, positions }: Catalogue, code: string): FlowerCard | null =>
  index.cards[positions.get(code) ?? -1] ?? null

/** The names of the plantations by id. */
export const plantationNamesOf = ({ rows }: SheetLayout): ReadonlyMap<string, string> =>
  new Map(rows.map(({ plantationId, plantation }) => [plantationId, plantation]))
