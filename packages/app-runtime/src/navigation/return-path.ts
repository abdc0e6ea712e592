import { safeRedirectPath } from './safe-redirect-path.ts'

/** Where a person goes after signing in: the page that they first asked for, else `home`. */
export function returnPath(search: string, home: string): string {
  return safeRedirectPath(new URLSearchParams(search).get('return')) ?? home
}
