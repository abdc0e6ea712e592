import {
  buildSearchIndex,
  selectPositions,
  emptyFilter,
  type CatalogQuery,
  type FirstRows,
  type FlowerCard,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { createGridLayout, type GridLayout } from '../price-grid/grid-layout.ts'
import { createGridView, type GridView } from '../price-grid/grid-view.ts'

/** The cards of one day, made ready for filters that answer while a person types. */
export interface Catalog {
  readonly index: SearchIndex
  readonly layout: GridLayout
  /** Positions of the cards by code. */
  readonly positions: ReadonlyMap<string, number>
}

function isSameLot(left: FlowerCard, right: FlowerCard | undefined): boolean {
  return (
    left === right ||
    (left.code === right?.code && left.price === right.price && String(left.photos) === String(right.photos))
  )
}

/**
 * Makes the beginning of a price list ready, in the columns of the whole one: what is drawn of it stays where it is when
 * the rest arrives.
 */
export function readyBeginning({ cards, lengths }: FirstRows): Catalog {
  return {
    index: buildSearchIndex(cards),
    layout: createGridLayout(cards, lengths),
    positions: new Map(cards.map(({ code }, position) => [code, position])),
  }
}

const wholeList: CatalogQuery = { filter: emptyFilter, sort: 'recommended' }

/** What of the beginning of a price list is certain, in a view that is as long as the whole list. */
export function viewBeginning(catalog: Catalog, { leading, total, rows }: FirstRows): GridView {
  const view = chooseView(catalog, wholeList)
  const certain = new Set(catalog.layout.rowOf.subarray(0, leading)).size
  return { ...view, rows: view.rows.subarray(0, certain), cardCount: total, rowCount: rows }
}

/** Makes the cards ready; when only the stock differs from what was held, the held layout is kept. */
export function readyCatalog(held: Catalog | null, cards: readonly FlowerCard[]): Catalog {
  if (
    held === null ||
    held.index.cards.length !== cards.length ||
    !held.index.cards.every((card, position) => isSameLot(card, cards[position]))
  ) {
    return {
      index: buildSearchIndex(cards),
      layout: createGridLayout(cards),
      positions: new Map(cards.map(({ code }, position) => [code, position])),
    }
  }
  const orders = new Map(held.index.orders)
  orders.delete('stockDesc')
  return { ...held, index: { ...held.index, cards, orders } }
}

/** What of the catalog a filter and an order show. */
export function chooseView(catalog: Catalog, { filter, sort }: CatalogQuery): GridView {
  const { index, layout } = catalog
  const positions = selectPositions(index, filter, sort)
  return createGridView(layout, index.cards, positions)
}

/** The card with a code; null where the day has none. */
export function cardOfCode({ index, positions }: Catalog, code: string): FlowerCard | null {
  return index.cards[positions.get(code) ?? -1] ?? null
}

/** The names of the plantations by id. */
export function plantationNamesOf({ rows }: GridLayout): ReadonlyMap<string, string> {
  return new Map(rows.map(({ plantationId, plantation }) => [plantationId, plantation]))
}
