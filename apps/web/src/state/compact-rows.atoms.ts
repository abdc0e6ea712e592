import { remember } from '@flower-market/app-runtime/app'
import { compactRowsCookie } from '@flower-market/flower-domain'
import { atom } from 'jotai'

/** The choice that the device remembers, as the server reads it from the same cookie. */
function readRemembered(): boolean {
  return document.cookie.split('; ').includes(`${compactRowsCookie}=true`)
}

/** What has been chosen in this page; the server sets what it was asked for. */
export const chosenCompactRowsAtom = atom<boolean | null>(null)

/** Whether the price list has low rows, so that more fit on screen. */
export const compactRowsAtom = atom(
  (get) => get(chosenCompactRowsAtom) ?? readRemembered(),
  (_get, set, isCompact: boolean) => {
    set(chosenCompactRowsAtom, isCompact)
    remember(compactRowsCookie, String(isCompact))
  },
)
