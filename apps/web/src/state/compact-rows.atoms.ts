import { atom } from 'jotai'

const storageKey = 'compact-rows'

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

const chosenAtom = atom<boolean | null>(null)

/** Whether the price list has low rows, so that more fit on screen; the device remembers it where it may. */
export const compactRowsAtom = atom(
  (get) => get(chosenAtom) ?? readStored(),
  (_get, set, isCompact: boolean) => {
    set(chosenAtom, isCompact)
    try {
      localStorage.setItem(storageKey, String(isCompact))
    } catch {
      // Storage is full or forbidden: the choice holds until the page is closed.
    }
  },
)
