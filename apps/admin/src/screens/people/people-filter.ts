import type { CallInput } from '@flower-market/api-client'
import { roles, verificationStatuses } from '@flower-market/flower-domain'
import type { AddressFilter } from '../../state/address-filter.ts'

type Query = NonNullable<CallInput<'userList'>['query']>

/** The names of the filter's parts in the address; `blocked` is `yes` for blocked people alone. */
export const peopleFilterNames = ['search', 'role', 'verification', 'region', 'blocked'] as const

/** What narrows the list of people. */
export type PeopleFilter = AddressFilter<(typeof peopleFilterNames)[number]>

/** The filter as the call takes it; what is no role, status or choice narrows nothing. */
export function toQuery({ search, role, verification, region, blocked }: PeopleFilter): Query {
  const knownRole = roles.find((one) => one === role)
  const knownStatus = verificationStatuses.find((one) => one === verification)
  return {
    ...(search !== '' && { search }),
    ...(knownRole !== undefined && { role: knownRole }),
    ...(knownStatus !== undefined && { verification: knownStatus }),
    ...(region !== '' && { region }),
    ...(blocked === 'yes' && { isBlocked: true }),
  }
}
