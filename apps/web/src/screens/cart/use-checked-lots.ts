import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { fixMismatches } from '@flower-market/flower-domain'
import type { CheckedDay } from '../../flows/checkout/cart-lines.ts'
import { learnLotsAtom } from '../../state/known-lots.atoms.ts'

/** Tells the rest of the page what the check of the cart says of its lots. */
export function useCheckedLots(days: readonly CheckedDay[] | null): void {
  const learn = useSetAtom(learnLotsAtom)
  useEffect(() => {
    const learned = days?.flatMap(({ date, lines }) =>
      lines.map(({ item, card, mismatches }) => ({
        date,
        code: item.code,
        lot: fixMismatches(item, mismatches) === null ? null : card,
      })),
    )
    if (learned !== undefined) learn(learned)
  }, [days, learn])
}
