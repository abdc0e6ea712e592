import type { PageAccess, PermittedCall, RouteRecord } from '@flower-market/api-client'
import type { MessageId, MessageTopic } from '../i18n/message-ids.ts'

/** One page: where it is, who may open it, in which frame, how it is called and what it reads. */
export interface PageRoute<Layout extends string = string> extends RouteRecord {
  readonly access: PageAccess
  /** The call that the page lives on: whose role may not make it finds no page. */
  readonly needs?: PermittedCall
  readonly layout: Layout
  readonly topics: readonly MessageTopic[]
  /** Names the page until something inside of it has a more exact name. */
  readonly title: MessageId
}

/** A page with its name. */
export interface NamedRoute extends PageRoute {
  readonly name: string
}

/** The pages of a table with their names, in the order in which a path is compared with them. */
export function namedRoutes<Name extends string, Route extends PageRoute>(
  routes: Readonly<Record<Name, Route>>,
): readonly (Route & { readonly name: Name })[] {
  return (Object.entries(routes) as [Name, Route][]).map(([name, route]) => Object.assign({ name }, route))
}
