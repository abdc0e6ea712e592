import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Browsers refuse more than about a hundred address changes in half a minute, so typed text reaches it in pauses. */
const addressPauseMs = 350

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
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // The address names the next page before that page shows: writing then would lead back from it.
      if (window.location.pathname === pathname) latest.current(typed.trim())
    }, addressPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { text: typed ?? inAddress, type: setTyped }
}
