import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S or ⌘S, in any keyboard layout and wherever the focus is, saves what the page holds instead of the page itself; null leaves the key alone. */
export function useSaveKey(save: (() => void) | null): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (save === null || event.code !== 'KeyS' || event.shiftKey || event.altKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
