import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { IsoDate } from '@flower-market/flower-domain'
import { learnLotsAtom } from '../../../state/known-lots.atoms.ts'
import type { DeliveryLine } from './delivery-lines.ts'

/** Tells the rest of the page what the price list says of the cart's lines; `isWhole` when no lot of the day is missing. */
export function useLearnedLots(date: IsoDate, lines: readonly DeliveryLine[], isWhole: boolean): void {
  const learn = useSetAtom(learnLotsAtom)
  useEffect(() => {
    const known = lines.filter(({ card }) => isWhole || card !== null)
    learn(known.map(({ item, card }) => ({ date, code: item.code, lot: card })))
  }, [date, lines, isWhole, learn])
}
