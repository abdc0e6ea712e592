import type { ComponentType } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { paths } from '../paths.ts'
import { CatalogIcon, OrdersIcon } from './menu-icons.tsx'

/** A place that the menu leads to. */
export interface MenuEntry {
  readonly name: MessageId
  readonly path: string
  readonly Icon: ComponentType
}

/** The main menu; a place stands here once its page exists. */
export const MENU: readonly MenuEntry[] = [
  { name: 'shell.catalog', path: paths.catalog(), Icon: CatalogIcon },
  { name: 'shell.orders', path: paths.history(), Icon: OrdersIcon },
]
