import { atom } from 'jotai'

/** Whether the page itself tells that the connection is lost; the frame does not repeat it then. */
export const isConnectionToldAtom = atom(false)
