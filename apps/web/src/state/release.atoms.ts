import { atom } from 'jotai'

/** Whether a newer release of the shop waits for this page to end. */
export const isReleaseWaitingAtom = atom(false)
