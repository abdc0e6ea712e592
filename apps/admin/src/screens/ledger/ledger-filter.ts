import type { CallInput } from '@flower-market/api-client'
import { isIsoDate, movementKinds } from '@flower-market/flower-domain'
import { isCursor } from '../../state/address-filter.ts'
import { readAmount } from '../../state/read-amount.ts'

type Query = NonNullable<CallInput<'ledgerEntries'>['query']>

const numberPattern = /^[1-9]\d{0,17}$/u

/** What the address searches the ledger for; what no call would take narrows nothing. */
export function queryOf(params: URLSearchParams): Query {
  const of = (name: string): string => params.get(name) ?? ''
  const kind = movementKinds.find((one) => one === of('kind'))
  const amount = readAmount(of('amount'))
  const [from, to] = [of('from'), of('to')]
  return {
    ...(of('person') !== '' && { person: of('person') }),
    ...(numberPattern.test(of('account')) && { account: of('account') }),
    ...(isCursor(of('cursor')) && { cursor: of('cursor') }),
    ...(kind !== undefined && { kind }),
    ...(amount !== null && { amount }),
    ...(isIsoDate(from) && { from }),
    ...(isIsoDate(to) && { to }),
  }
}

/** The address with some of its conditions changed; another condition begins at the first page. */
export function withParams(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params)
  next.delete('cursor')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next.toString()}`
}
