import { useMemo, useState } from 'react'
import type { CatalogQuery, FlowerCard } from '@flower-market/flower-domain'
import type { GridView } from '../price-grid/grid-view.ts'
import { chooseView, readyCatalog, type Catalog } from './catalog.ts'

/** The catalog of a day, and the part of it that a query shows. */
export interface ShownCatalog {
  readonly catalog: Catalog
  readonly view: GridView
}

/** Filters and sorts the cards of a day. */
export function useCatalog(cards: readonly FlowerCard[], query: CatalogQuery): ShownCatalog {
  const [held, setHeld] = useState(() => readyCatalog(null, cards))
  let catalog = held
  if (held.index.cards !== cards) {
    catalog = readyCatalog(held, cards)
    setHeld(catalog)
  }
  const view = useMemo(() => chooseView(catalog, query), [catalog, query])
  return { catalog, view }
}
