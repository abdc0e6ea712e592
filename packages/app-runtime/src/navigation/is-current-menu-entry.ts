/** Where a person is: the path without its language, the query and the hash. */
export interface MenuLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * Whether a page is a place of the menu; a section of a page is a place of its own, and so is a list that the place's query
 * narrows.
 */
export function isCurrentMenuEntry(
  place: string,
  { pathname, search, hash }: MenuLocation,
  hasPagesBelow: boolean,
): boolean {
  const [address = '', section = ''] = place.split('#')
  const [path = '', query] = address.split('?')
  if (query !== undefined && search !== `?${query}`) return false
  if (hasPagesBelow) return pathname === path || pathname.startsWith(`${path}/`)
  return pathname === path && hash === (section === '' ? '' : `#${section}`)
}
