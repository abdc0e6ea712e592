import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { leavingPath } from './leaving-path.ts'

/** Menus of the header lie over every dialog: they make room for the question. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/** While there is something to lose: the browser asks before the page closes, and links that lead away are reported. */
export function useLeaveGuard(hasSomethingToLose: boolean, onLeaving: (place: string) => void): void {
  const { pathname } = useLocation()
  const onPress = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const place = link && leavingPath(event, link, { origin: location.origin, pathname })
    if (place === null) return
    event.preventDefault()
    closeMenus()
    onLeaving(place)
  })
  useEffect(() => {
    if (!hasSomethingToLose) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    const press = (event: MouseEvent): void => onPress(event)
    addEventListener('beforeunload', ask)
    // Before the router hears of it.
    document.addEventListener('click', press, { capture: true })
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('click', press, { capture: true })
    }
  }, [hasSomethingToLose])
}
