import { useMemo, useState } from 'react'
import {
  withFavorites,
  type CatalogQuery,
  type FirstRows,
  type FlowerCard,
} from '@flower-market/flower-domain'
import type { GridView } from '../price-grid/grid-view.ts'
import { chooseView, readyBeginning, readyCatalog, viewBeginning, type Catalog } from './catalog.ts'

/** The catalog of a day, and the part of it that a query shows. */
export interface ShownCatalog {
  readonly catalog: Catalog
  readonly view: GridView
}

/** Filters and sorts the cards of a day; `beginning` says that they are only the first ones, which are not filtered. `favorites` are keys. */
export function useCatalog(
  cards: readonly FlowerCard[],
  query: CatalogQuery,
  beginning: FirstRows | null,
  favorites: ReadonlySet<string>,
): ShownCatalog {
  const ready = (known: Catalog | null): Catalog =>
    beginning === null ? readyCatalog(known, cards) : readyBeginning(beginning)
  const [held, setHeld] = useState(() => ready(null))
  let catalog = held
  if (held.index.cards !== cards) {
    catalog = ready(held)
    setHeld(catalog)
  }
  const marked = useMemo(
    () => ({ ...catalog, index: withFavorites(catalog.index, favorites) }),
    [catalog, favorites],
  )
  const view = useMemo(
    () => (beginning === null ? chooseView(marked, query) : viewBeginning(marked, beginning)),
    [marked, query, beginning],
  )
  return { catalog: marked, view }
}
