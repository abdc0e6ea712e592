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
