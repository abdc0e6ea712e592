import { matchRoute } from '@flower-market/api-client'
import { stripLocale } from '@flower-market/app-runtime/i18n'
import { pageRoutes } from '../routes.ts'

/** The pattern of the route that serves a path: `/history/:id`; `*` where none does. */
export function pagePattern(pathname: string): string {
  return matchRoute(pageRoutes, stripLocale(pathname))?.route.path ?? '*'
}
