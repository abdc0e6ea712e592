import { createContext } from 'react'

/** Closes the palette around an item. */
export const ClosePalette = createContext<() => void>(() => undefined)
