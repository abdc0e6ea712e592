import { paths } from '../paths.ts'
import { ownPath } from './own-path.ts'

/** Where a person goes after signing in: the page that they first asked for, else the catalogue. */
export const returnPath = (search: string): string =>
  ownPath(new URLSearchParams(search).get('return')) ?? paths.catalog()
