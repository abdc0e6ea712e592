import type { PageAccess, PermittedCall, RouteRecord } from '@flower-market/api-client'
import type { MessageId, MessageTopic } from '@flower-market/app-runtime/i18n'
import type descriptions from '../i18n/messages/ru/descriptions.json'

/** The page frames of the product's specification, section 2. */
export type LayoutName =
  | 'assortment'
  | 'cart'
  | 'catalog'
  | 'offer'
  | 'operation'
  | 'base'
  | 'default'
  | 'profile'
  | 'auth'
  | 'settings'
  | 'transaction'
  | 'test'

/** One page: where it is, who may open it, in which frame, how it is called and what it reads. */
export interface PageRoute extends RouteRecord {
  readonly access: PageAccess
  readonly needs?: PermittedCall
  readonly layout: LayoutName
  readonly topics: readonly MessageTopic[]
  /** Names the page until something inside of it has a more exact name. */
  readonly title: MessageId
  /** For search engines and link previews; only the server's documents hold it. */
  readonly description: DescriptionId
}

/** A message of `descriptions.json`, which the build reads and no page loads. */
export type DescriptionId = keyof typeof descriptions

/** Several pages by name. */
export type PageRoutes = Readonly<Record<string, PageRoute>>
