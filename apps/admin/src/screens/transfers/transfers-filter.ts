import type { CallInput } from '@flower-market/api-client'
import type { AddressFilter } from '../../state/address-filter.ts'

/** Which transfers are shown, as the address names them; what is open without a name. */
export const transferViews = ['IN_PROCESSED', 'SENDED', 'unanswered', 'CONFIRMED', 'REJECTED'] as const

/** What the address narrows the list by. */
export const filterNames = ['search', 'status'] as const

type Query = Omit<NonNullable<CallInput<'transactionReview'>['query']>, 'page' | 'limit'>

/** The query of a filter; a view that is none narrows nothing. */
export function toQuery({ search, status }: AddressFilter<'status'>): Query {
  const view = transferViews.find((one) => one === status)
  return {
    ...(search !== '' && { search }),
    ...(view === 'unanswered' ? { isUnanswered: true } : view && { status: view }),
  }
}
