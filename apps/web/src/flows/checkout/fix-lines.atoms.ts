import { atom } from 'jotai'
import type { IsoDate } from '@flower-market/flower-domain'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { fixCartDay, type LineFix } from './fix-cart.ts'

/** Puts lines of a day right, all at once. */
export const fixLinesAtom = atom(null, (get, set, date: IsoDate, fixes: readonly LineFix[]) =>
  set(replaceCartAtom, fixCartDay(get(cartAtom), date, fixes)),
)
