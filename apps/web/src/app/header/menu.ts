import { mayCall, type PermittedCall } from '@flower-market/api-client'
import type { Role } from '@flower-market/flower-domain'
import type { ComponentType } from 'react'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { CatalogIcon, ClientsIcon, OrdersIcon, RequestsIcon } from './menu-icons.tsx'

/** A place that the menu leads to. */
export interface MenuEntry {
  readonly name: MessageId
  /** From `paths`; a section of a page stands behind a `#`. */
  readonly path: string
  /** The call that the place lives on: who may not make it does not see the entry. */
  readonly needs?: PermittedCall
  /** Only for these roles, where a call alone does not tell. */
  readonly roles?: readonly Role[]
}

/** A place of daily use, which a phone shows under the thumb. */
export interface MainMenuEntry extends MenuEntry {
  readonly Icon: ComponentType
}

/** The main menu, in the head of every page. */
export const mainMenu: readonly MainMenuEntry[] = [
  { name: 'shell.catalog', path: paths.catalog(), Icon: CatalogIcon },
  { name: 'shell.orders', path: paths.history(), Icon: OrdersIcon },
  { name: 'shell.clients', path: paths.users(), Icon: ClientsIcon, needs: 'userList', roles: ['BROKER'] },
  {
    name: 'shell.requests',
    path: paths.plantationRequests(),
    Icon: RequestsIcon,
    needs: 'receivedRequests',
    roles: ['RECIPIENT'],
  },
]

/** The menu of what is a person's own; an entry stands here once its page exists. */
export const accountMenu: readonly MenuEntry[] = [
  { name: 'shell.assortment', path: paths.assortment(), needs: 'plantationList' },
  { name: 'shell.auction', path: paths.auction(), needs: 'auctionList' },
  { name: 'shell.notices', path: paths.notices(), needs: 'noticeList' },
  { name: 'shell.profile', path: paths.profile() },
  { name: 'shell.verification', path: paths.verification() },
  { name: 'shell.requestPlantation', path: paths.orderMyself(), needs: 'orderMyself' },
  {
    name: 'shell.plantationRequests',
    path: paths.plantationRequests(),
    needs: 'receivedRequests',
    roles: ['RECIPIENT'],
  },
  {
    name: 'shell.plantationShipping',
    path: paths.plantationShipping(),
    needs: 'packingList',
    roles: ['RECIPIENT'],
  },
  { name: 'shell.plantationLots', path: paths.plantationLots(), needs: 'lotList', roles: ['RECIPIENT'] },
  { name: 'shell.savedLists', path: paths.savedLists(), needs: 'savedLists' },
  { name: 'shell.standingOrders', path: paths.standingOrders(), needs: 'standingOrders' },
  { name: 'shell.documents', path: paths.documents(), needs: 'documentList' },
  { name: 'shell.topUpBalance', path: paths.replenishment(), needs: 'transactionCreate' },
  { name: 'shell.transactions', path: paths.transactions(), needs: 'transactionList' },
  { name: 'shell.payments', path: paths.payments(), needs: 'transactionList' },
  { name: 'shell.replenishments', path: paths.replenishments(), needs: 'transactionList' },
  { name: 'shell.transfers', path: paths.transfer(), needs: 'transactionCreate' },
  {
    name: 'shell.acceptance',
    path: paths.payments('SENDED'),
    needs: 'transactionReceived',
    roles: ['RECIPIENT'],
  },
  { name: 'shell.exchange', path: paths.operation() },
  { name: 'shell.rates', path: paths.operation('rates'), needs: 'ratesList' },
  { name: 'shell.operations', path: paths.operationsHistory() },
  { name: 'shell.balanceHistory', path: paths.balanceHistory() },
  { name: 'shell.users', path: paths.users(), needs: 'userList' },
  { name: 'shell.margin', path: paths.users('margin'), needs: 'userAddReferral' },
  { name: 'shell.referrals', path: paths.users('referrals'), needs: 'userList', roles: ['AGENT'] },
  { name: 'shell.settings', path: paths.settings() },
  { name: 'shell.region', path: paths.settings('region') },
  { name: 'shell.delivery', path: paths.settings('delivery') },
  { name: 'shell.information', path: paths.offer() },
]

/** The entries that a role sees. */
export function menuOf<E extends MenuEntry>(entries: readonly E[], role: Role): E[] {
  return entries.filter(
    ({ needs, roles }) =>
      (needs === undefined || mayCall(role, needs)) && (roles === undefined || roles.includes(role)),
  )
}
