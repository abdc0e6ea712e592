import { paths } from '../paths.ts'
import { safeRedirectPath } from './safe-redirect-path.ts'

/** Where a person goes after signing in: the page that they first asked for, else the catalog. */
export function returnPath(search: string): string {
  return safeRedirectPath(new URLSearchParams(search).get('return')) ?? paths.catalog()
}
