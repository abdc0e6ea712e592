import { useMemo, useState } from 'react'
import type { CatalogueQuery, FlowerCard } from '@flower-market/flower-domain'
import type { SheetView } from '../sheet/sheet-view.ts'
import { chooseView, readyCatalogue, type Catalogue } from './catalogue.ts'

/** The catalogue of a day, and the part of it that a query shows. */
export interface ShownCatalogue {
  readonly catalogue: Catalogue
  readonly view: SheetView
}

/** Filters and sorts the cards of a day. */
export const useCatalogue = (cards: readonly FlowerCard[], query: CatalogueQuery): ShownCatalogue => {
  const [held, setHeld] = useState(() => readyCatalogue(null, cards))
  let catalogue = held
  if (held.index.cards !== cards) {
    catalogue = readyCatalogue(held, cards)
    setHeld(catalogue)
  }
  const view = useMemo(() => chooseView(catalogue, query), [catalogue, query])
  return { catalogue, view }
}
