import {
  paymentMethods,
  transactionKinds,
  type PaymentMethod,
  type TransactionKind,
} from '@flower-market/flower-domain'
import { oneOf } from '../money-history/one-of.ts'
import { useAddressFilter } from '../money-history/use-address-filter.ts'
import { readAccountAndDays, type AccountAndDays } from '../money-history/use-money-filter.ts'

/** All but INITIAL, which is begun and not submitted. */
export const shownStatuses = ['IN_PROCESSED', 'SENDED', 'CONFIRMED', 'REJECTED'] as const

/** What narrows a list of transactions; the address holds it. */
export interface TransactionFilter extends AccountAndDays {
  readonly kind?: TransactionKind
  readonly method?: PaymentMethod
  readonly status?: (typeof shownStatuses)[number]
}

/** Reads the filters of an address; what is none of the values is left out. */
export function readTransactionFilter(search: URLSearchParams): TransactionFilter {
  const kind = oneOf(transactionKinds, search.get('kind'))
  const method = oneOf(paymentMethods, search.get('method'))
  const status = oneOf(shownStatuses, search.get('status'))
  return {
    ...readAccountAndDays(search),
    ...(kind !== undefined && { kind }),
    ...(method !== undefined && { method }),
    ...(status !== undefined && { status }),
  }
}

const filterNames = ['account', 'kind', 'method', 'status', 'from', 'to'] as const

/** The filters of the address, and the ways to change them. */
export function useTransactionFilter() {
  return useAddressFilter(filterNames, readTransactionFilter)
}
