import { type RefObject, useEffect, useState } from 'react'

export type CopyOutcome = 'idle' | 'copied' | 'failed'

/** How long the confirmation is shown, in milliseconds. */
const shownForMs = 2500

function select(element: HTMLElement | null) {
  if (element) getSelection()?.selectAllChildren(element)
}

/**
 * Copies `text` to the clipboard. If the browser refuses (no permission, an insecure page), selects the text in
 * `element` instead, so that it can be copied by keyboard.
 */
export function useCopy(text: string, element: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle')
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome('idle'), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      select(element.current)
      setOutcome('failed')
    }
  }
  return { outcome, copy }
}
