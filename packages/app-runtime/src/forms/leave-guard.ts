import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'

/** What of a press tells whether this page is left for another. */
export type Press = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** What of a link tells where it leads; `download` is empty for one that opens a page. */
export type PressedLink = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download'
>

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}

/**
 * The place that a press on a link leads to, with its language prefix; null where the page stays: another tab, another
 * site, the same page in another language or at another section.
 */
export function leavingPath(
  press: Press,
  link: PressedLink,
  here: Pick<Location, 'origin' | 'pathname'>,
): string | null {
  if (press.defaultPrevented || press.button !== 0 || opensElsewhere(press)) return null
  if (link.target === '_blank' || link.download !== '' || link.origin !== here.origin) return null
  if (stripLocale(link.pathname) === stripLocale(here.pathname)) return null
  return link.pathname + link.search + link.hash
}

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
