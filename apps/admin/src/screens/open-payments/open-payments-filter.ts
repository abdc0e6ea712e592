import { laterPaymentMethods } from '@flower-market/flower-domain'
import type { CallInput } from '@flower-market/api-client'
import type { AddressFilter } from '../../state/address-filter.ts'

/** What the address narrows the list by. */
export const filterNames = ['search', 'method'] as const

/** The query of a filter; a way that staff do not confirm narrows nothing. */
export function toQuery({
  search,
  method,
}: AddressFilter<'method'>): Pick<NonNullable<CallInput<'openPayments'>['query']>, 'search' | 'method'> {
  const known = laterPaymentMethods.find((one) => one === method)
  return { ...(search !== '' && { search }), ...(known && { method: known }) }
}
