import type { CallInput } from '@flower-market/api-client'
import { isIsoDate, orderKinds, orderStatuses } from '@flower-market/flower-domain'
import type { AddressFilter } from '../../state/address-filter.ts'

type Query = NonNullable<CallInput<'staffOrders'>['query']>

/**
 * The names of the filter's parts in the address: `day` is that of delivery, `buyer` an id, `unpaid` is `yes` for orders
 * alone whose money is still expected.
 */
export const ordersFilterNames = ['search', 'status', 'kind', 'region', 'day', 'buyer', 'unpaid'] as const

/** What narrows the list of orders. */
export type OrdersFilter = AddressFilter<(typeof ordersFilterNames)[number]>

/** The filter as an address has it, its parts always in one order; empty where nothing narrows the list. */
export function addressOf(filter: OrdersFilter): string {
  const params = new URLSearchParams()
  for (const name of ordersFilterNames) if (filter[name] !== '') params.set(name, filter[name])
  return params.toString()
}

/** The filter as the call takes it; what is no status, kind, day or choice narrows nothing. */
export function toQuery({ search, status, kind, region, day, buyer, unpaid }: OrdersFilter): Query {
  const knownStatus = orderStatuses.find((one) => one === status)
  const knownKind = orderKinds.find((one) => one === kind)
  return {
    ...(search !== '' && { search }),
    ...(knownStatus !== undefined && { status: knownStatus }),
    ...(knownKind !== undefined && { kind: knownKind }),
    ...(region !== '' && { region }),
    ...(isIsoDate(day) && { day }),
    ...(buyer !== '' && { buyer }),
    ...(unpaid === 'yes' && { isUnpaid: true }),
  }
}
