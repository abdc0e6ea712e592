import type { CallName } from './contract/contract.ts'

/** What answers are about, so that those which a change may have made wrong can be asked for again. */
export type ResourceTag =
  | 'addresses'
  | 'balances'
  | 'orders'
  | 'outbox'
  | 'people'
  | 'places'
  | 'profile'
  | 'rates'
  | 'sessions'
  | 'stock'
  | 'terms'
  | 'transactions'

/**
 * What the answer of a read is about. Kept apart from the calls themselves, whose schemas are loaded after the first
 * screen.
 */
const tagsByRead: { readonly [N in CallName]?: readonly ResourceTag[] } = {
  accountList: ['balances'],
  addressList: ['addresses'],
  accountListOf: ['balances'],
  accountRates: ['rates'],
  ratesList: ['rates'],
  balanceEntry: ['balances'],
  balanceHistory: ['balances'],
  operationsHistory: ['balances'],
  filterList: ['stock'],
  catalogCards: ['stock'],
  catalogDays: ['stock'],
  catalogFirstCards: ['stock'],
  checkCart: ['stock', 'terms'],
  deliveryTerms: ['terms'],
  regionList: ['places', 'terms'],
  purchaseList: ['orders'],
  purchaseGet: ['orders'],
  userGet: ['profile', 'balances'],
  userById: ['people'],
  exampleLot: ['people', 'stock'],
  userList: ['people'],
  userSearch: ['people'],
  sessionList: ['sessions'],
  countryList: ['places'],
  cityList: ['places'],
  outboxList: ['outbox'],
  transactionList: ['transactions'],
  transactionGet: ['transactions'],
  topUpWays: ['terms'],
}

/** What a read's answer is about; nothing for a call whose answer never has to be asked for again. */
export function resourceTagsOf(name: CallName): readonly ResourceTag[] {
  return tagsByRead[name] ?? []
}

/** What a write may have changed beside its own answer. A place decides on stock, prices and delivery. */
export const changedTags = {
  addressCreate: ['addresses', 'terms'],
  addressUpdate: ['addresses', 'terms'],
  addressRemove: ['addresses', 'terms'],
  accountExchange: ['balances'],
  accountUpdate: ['balances'],
  passwordChange: ['sessions'],
  purchaseCreate: ['balances', 'orders', 'stock', 'transactions'],
  transactionCreate: ['transactions'],
  transactionChange: ['transactions'],
  proofAttach: ['transactions'],
  balancePurchase: ['balances', 'orders', 'transactions'],
  purchaseCancel: ['balances', 'orders', 'stock', 'transactions'],
  userRegion: ['places', 'stock', 'terms'],
  userUpdate: ['places', 'stock', 'terms'],
} as const satisfies { readonly [N in CallName]?: readonly ResourceTag[] }
