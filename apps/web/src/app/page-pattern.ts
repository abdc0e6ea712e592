import { stripLocale } from '@flower-market/app-runtime/i18n'
import { matchPath } from 'react-router-dom'
import { pageRoutes } from '../routes.ts'

/** The pattern of the route that serves a path: `/history/:id`; `*` where none does. */
export function pagePattern(pathname: string): string {
  return pageRoutes.find(({ path }) => matchPath(path, stripLocale(pathname)))?.path ?? '*'
}
