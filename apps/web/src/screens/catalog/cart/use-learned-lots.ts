import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { CartItem } from '@flower-market/flower-domain'
import { useResource } from '@flower-market/app-runtime/server-data'
import { buyerQueryAtom } from '../../../state/client.atoms.ts'
import { knownLotAtom, learnedLots, learnLotsAtom, type LearnedLot } from '../../../state/known-lots.atoms.ts'
import { cardOfCode } from '../data/catalog.ts'
import type { ShownList } from './use-delivery.ts'

/**
 * Tells the rest of the page what the price list says of the cart's lines of its day. What a whole list does not hold is
 * gone where it was of its availability; of what nothing is known the server is asked.
 */
export function useLearnedLots(
  items: readonly CartItem[],
  { availability, date, catalog, isWhole }: ShownList,
): void {
  const learn = useSetAtom(learnLotsAtom)
  const lotOf = useAtomValue(knownLotAtom)
  const buyer = useAtomValue(buyerQueryAtom)
  useEffect(() => {
    learn(
      items.flatMap(({ code }): LearnedLot[] => {
        const card = cardOfCode(catalog, code)
        if (card !== null) return [{ date, code, lot: card }]
        return isWhole && lotOf(date, code)?.availability === availability ? [{ date, code, lot: null }] : []
      }),
    )
  }, [items, catalog, isWhole, lotOf, availability, date, learn])

  const unknown = useMemo(() => {
    if (!isWhole) return []
    return items.filter(({ code }) => cardOfCode(catalog, code) === null && lotOf(date, code) === undefined)
  }, [items, catalog, isWhole, lotOf, date])
  const check = useResource(
    'checkCart',
    unknown.length === 0 ? null : { query: buyer, body: { [date]: unknown } },
  )
  const answer = check.status === 'ready' ? check.data.days : null
  useEffect(() => {
    if (answer !== null) learn(learnedLots(answer))
  }, [answer, learn])
}
