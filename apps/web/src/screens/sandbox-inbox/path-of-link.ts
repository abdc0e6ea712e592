/**
 * The place inside the shop that a mail's link leads to, whatever origin the server believes to have; null for what is no
 * address.
 */
export function pathOfLink(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, pathname, search, hash } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return pathname.startsWith('//') ? null : pathname + search + hash
}
