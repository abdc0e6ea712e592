import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { Availability, CartItem, FlowerCard, IsoDate } from '@flower-market/flower-domain'
import { setQuantityAtom } from '../../../state/cart.atoms.ts'
import { knownLotAtom } from '../../../state/known-lots.atoms.ts'
import { useCart } from '../../../state/use-cart.ts'
import { cardOfCode, type Catalog } from '../data/catalog.ts'
import { deliveryLines } from './delivery-lines.ts'

const noItems: readonly CartItem[] = []

/** A price list on screen. */
export interface ShownList {
  readonly availability: Availability
  readonly date: IsoDate
  readonly now: Date
  readonly catalog: Catalog
  /** No lot of the list is missing; otherwise its beginning is shown. */
  readonly isWhole: boolean
}

/**
 * The cart's lines for a price list beside its lots, and the way to order one more. A day may have lines of several
 * availabilities; what is known to be gone stands with the stock.
 */
export function useDelivery({ availability, date, now, catalog, isWhole }: ShownList) {
  const items = useCart()[date] ?? noItems
  const lotOf = useAtomValue(knownLotAtom)
  const setQuantity = useSetAtom(setQuantityAtom)
  const lines = useMemo(() => {
    const own = items.filter(({ code }) => {
      const lot = cardOfCode(catalog, code) ?? lotOf(date, code)
      return lot === undefined ? !isWhole : (lot?.availability ?? 'inStock') === availability
    })
    return deliveryLines(own, (code) => cardOfCode(catalog, code), now)
  }, [items, catalog, lotOf, date, availability, isWhole, now])
  const quantities = useMemo(() => new Map(items.map(({ code, quantity }) => [code, quantity])), [items])
  const order = useCallback(
    ({ code, price }: FlowerCard, quantity: number) => setQuantity({ date, code, price, quantity }),
    [date, setQuantity],
  )
  return { items, lines, quantities, order }
}
