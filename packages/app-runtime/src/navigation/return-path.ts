import { safeRedirectPath } from '@flower-market/api-client'

/** Where a person goes after signing in: the page that they first asked for, else `home`. */
export function returnPath(search: string, home: string): string {
  return safeRedirectPath(new URLSearchParams(search).get('return')) ?? home
}

/** A place of the app with the page that a visitor first asked for, so that no way of joining forgets it. */
export function withReturnTo(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get('return')
  if (wanted === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}return=${encodeURIComponent(wanted)}`
}
