import { useEffect, useEffectEvent } from 'react'

/** Ctrl and Enter, or Command and Enter, do what the page's main button does, wherever the focus is. */
export function useSubmitKey(submit: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    // The same press has read the list: it must not put it into the cart unseen.
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
