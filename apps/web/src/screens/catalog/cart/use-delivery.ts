import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { CartItem, FlowerCard, IsoDate } from '@flower-market/flower-domain'
import { cartAtom, setQuantityAtom } from '../../../state/cart.atoms.ts'
import { cardOfCode, type Catalogue } from '../data/catalogue.ts'
import { deliveryLines } from './delivery-lines.ts'

const noItems: readonly CartItem[] = []

/** The cart's lines for a day beside the day's lots, and the way to order one more. */
export const useDelivery = (date: IsoDate, catalogue: Catalogue) => {
  const items = useAtomValue(cartAtom)[date] ?? noItems
  const setQuantity = useSetAtom(setQuantityAtom)
  const lines = useMemo(() => deliveryLines(items, (code) => cardOfCode(catalogue, code)), [items, catalogue])
  const quantities = useMemo(() => new Map(items.map(({ code, quantity }) => [code, quantity])), [items])
  const order = useCallback(
    ({ code, price }: FlowerCard, quantity: number) => setQuantity({ date, code, price, quantity }),
    [date, setQuantity],
  )
  return { lines, quantities, order }
}
