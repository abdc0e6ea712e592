/** Whether a page, by its path and hash, is a place of the menu; a section of a page is a place of its own. */
export function isCurrentMenuEntry(
  place: string,
  path: string,
  hash: string,
  hasPagesBelow: boolean,
): boolean {
  const [pagePath = '', section = ''] = place.split('#')
  if (hasPagesBelow) return path === pagePath || path.startsWith(`${pagePath}/`)
  return path === pagePath && hash === (section === '' ? '' : `#${section}`)
}
