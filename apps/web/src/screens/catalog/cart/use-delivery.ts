import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { CartItem, FlowerCard, IsoDate } from '@flower-market/flower-domain'
import { cartAtom, setQuantityAtom } from '../../../state/cart.atoms.ts'
import { cardOfCode, type Catalog } from '../data/catalog.ts'
import { deliveryLines } from './delivery-lines.ts'

const noItems: readonly CartItem[] = []

/** The cart's lines for a day beside the day's lots, and the way to order one more. */
export function useDelivery(date: IsoDate, catalog: Catalog) {
  const items = useAtomValue(cartAtom)[date] ?? noItems
  const setQuantity = useSetAtom(setQuantityAtom)
  const lines = useMemo(() => deliveryLines(items, (code) => cardOfCode(catalog, code)), [items, catalog])
  const quantities = useMemo(() => new Map(items.map(({ code, quantity }) => [code, quantity])), [items])
  const order = useCallback(
    ({ code, price }: FlowerCard, quantity: number) => setQuantity({ date, code, price, quantity }),
    [date, setQuantity],
  )
  return { lines, quantities, order }
}
