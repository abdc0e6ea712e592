import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import {
  availabilityOf,
  cartDays,
  groupByKind,
  orderKindOf,
  type Availability,
  type IsoDate,
} from '@flower-market/flower-domain'
import { knownLotAtom } from '../../../state/known-lots.atoms.ts'
import { useCart } from '../../../state/use-cart.ts'

/** Where in the price list lines of the cart stand, and how many. */
export interface CartPlace {
  readonly date: IsoDate
  readonly availability: Availability
  readonly lines: number
}

/** The places of the price list that the cart has lines of, by day, as far as its lots are known; others stand with the stock. */
export function useCartPlaces(): readonly CartPlace[] {
  const cart = useCart()
  const lotOf = useAtomValue(knownLotAtom)
  return useMemo(
    () =>
      cartDays(cart).flatMap((date) =>
        groupByKind(cart[date] ?? [], (code) => {
          const lot = lotOf(date, code)
          return lot ? orderKindOf(lot.availability) : undefined
        }).map(({ kind, items }) => ({ date, availability: availabilityOf(kind), lines: items.length })),
      ),
    [cart, lotOf],
  )
}
