import { createContext } from 'react'

/** Closes the palette that an item stands in. */
export const ClosePalette = createContext<() => void>(() => undefined)
