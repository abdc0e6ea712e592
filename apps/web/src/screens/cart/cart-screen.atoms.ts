import { atom } from 'jotai'
import { setCartQuantity, type IsoDate } from '@flower-market/flower-domain'
import { cartAtom, replaceCartAtom } from '../../state/cart.atoms.ts'
import { perBuyerAtom } from '../../state/client.atoms.ts'
import { restoreLine, type RemovedLine } from './removed-line.ts'

const removedAtom = perBuyerAtom<RemovedLine | null>(null)

/** The line that was taken out last and can still be put back; null when there is none. */
export const removedLineAtom = atom((get) => get(removedAtom))

/** A line to take out, by its day and code, with the name that the notice shows. */
export interface LineToRemove {
  readonly date: IsoDate
  readonly code: string
  readonly name: string
}

/** Takes a line out and remembers it. */
export const removeLineAtom = atom(null, (get, set, { date, code, name }: LineToRemove) => {
  const cart = get(cartAtom)
  const place = (cart[date] ?? []).findIndex((item) => item.code === code)
  const item = cart[date]?.[place]
  if (item === undefined) return
  set(removedAtom, { date, place, item, name })
  set(replaceCartAtom, setCartQuantity(cart, date, item, 0))
})

/** Puts the line that was taken out last back where it was. */
export const undoRemoveAtom = atom(null, (get, set) => {
  const removed = get(removedAtom)
  if (removed === null) return
  set(removedAtom, null)
  set(replaceCartAtom, restoreLine(get(cartAtom), removed))
})

/** Forgets the line that was taken out last. */
export const forgetRemovedAtom = atom(null, (_get, set) => set(removedAtom, null))
