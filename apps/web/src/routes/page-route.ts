import type { PageRoute as AppRoute } from '@flower-market/app-runtime/routes'
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

/** One page of the shop. */
export type PageRoute = AppRoute<LayoutName>

/** A message of `descriptions.json`, which the build reads and no page loads. */
export type DescriptionId = keyof typeof descriptions

/** Several pages by name. */
export type PageRoutes = Readonly<Record<string, PageRoute>>
