import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { writeAfterPause } from './write-after-pause.ts'

/** A text that is typed into the page and kept in its address. */
export interface TypedText {
  /** What the field shows: the typed text, or that of the address. */
  readonly text: string
  /** Types a text; null takes what was typed back. */
  readonly type: (text: string | null) => void
}

/** Writes a typed text to the address after a pause of 350 ms in typing; `write` gets it without spaces around it. */
export function useTypedText(inAddress: string, write: (text: string) => void): TypedText {
  const [typed, setTyped] = useState<string | null>(null)
  // The address has caught up with what was typed.
  if (typed === inAddress) setTyped(null)

  const latest = useRef(write)
  useLayoutEffect(() => {
    latest.current = (text) => {
      if (text !== inAddress) write(text)
    }
  })
  useEffect(() => {
    if (typed === null) return
    return writeAfterPause(window.location, () => latest.current(typed.trim()))
  }, [typed])
  return { text: typed ?? inAddress, type: setTyped }
}
