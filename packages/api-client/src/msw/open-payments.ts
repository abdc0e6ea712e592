import { laterPaymentMethods, personSearchTerms } from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'

type Answer = CallOutput<'openPayments'>

/** Payments whose money staff have not confirmed, the newest first. */
export function openPayments(
  { transactions, people }: MarketState,
  { search = '', method, page, limit }: MockRequest<'openPayments'>['query'],
): Answer {
  const words = personSearchTerms(search)
  const found = transactions.flatMap((payment): Answer['items'] => {
    const owner = people.find(({ _id }) => _id === payment.ownerId)
    const isOpen = payment.status === 'INITIAL' || payment.status === 'IN_PROCESSED'
    const isByStaff = laterPaymentMethods.some((one) => one === payment.method)
    if (owner === undefined || !isOpen || !isByStaff || (method ?? payment.method) !== payment.method)
      return []
    const { _id, email, company } = owner
    const name = `${owner.name} ${owner.surname}`.trim()
    const text = `${name} ${company} ${email}`.toLowerCase()
    const isFound = /^\d+$/u.test(search)
      ? [payment.number, payment.invoice?.number].some((number) => String(number) === search)
      : words.every((word) => text.includes(word))
    const { ownerId: _owner, ...shown } = payment
    return isFound ? [{ ...shown, person: { _id, name, company, email } }] : []
  })
  const items = found.toSorted((left, right) => right.number - left.number)
  return { items: items.slice((page - 1) * limit, page * limit), page, limit, total: items.length }
}
