/** A place of the shop with the page that a visitor first asked for, so that no way of joining forgets it. */
export function withReturnTo(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get('return')
  if (wanted === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}return=${encodeURIComponent(wanted)}`
}
