import type { RouteRead } from '@flower-market/api-client'
import type { PageRoute as AppRoute } from '@flower-market/app-runtime/routes'
import type descriptions from './i18n/messages/ru/pages.json'

/** The frames of the staff's pages: a column, the whole width for tables, and signing in. */
export type LayoutName = 'column' | 'wide' | 'auth'

/** A message of `pages.json`, which the build reads and no page loads. */
export type DescriptionId = keyof typeof descriptions

/** One page of the staff's app. */
export type PageRoute = AppRoute<LayoutName>

/** How a page is called, and what it holds. */
export interface PageTexts extends Pick<PageRoute, 'title'> {
  readonly description: DescriptionId
}

/** What the frame of every page reads. */
export const frameReads: readonly RouteRead[] = [{ call: 'deskCount' }]
