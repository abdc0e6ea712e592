import { maxLengths, type CallInput } from '@flower-market/api-client'
import { roles, verificationStatuses } from '@flower-market/flower-domain'

type Query = NonNullable<CallInput<'userList'>['query']>

/** What narrows the list of people, as the address holds it; empty texts narrow nothing. */
export interface PeopleFilter {
  readonly search: string
  readonly role: string
  readonly verification: string
  readonly region: string
  /** `yes` for blocked people alone. */
  readonly blocked: string
}

/** The names of the filter's parts in the address. */
const filterNames = ['search', 'role', 'verification', 'region', 'blocked'] as const

/** Reads the filter from an address. */
export function readFilter(params: URLSearchParams): PeopleFilter {
  const of = (name: string): string => (params.get(name) ?? '').trim().slice(0, maxLengths.search)
  return {
    search: of('search'),
    role: of('role'),
    verification: of('verification'),
    region: of('region'),
    blocked: of('blocked'),
  }
}

/** Whether anything narrows the list. */
export function isNarrowed(filter: PeopleFilter): boolean {
  return filterNames.some((name) => filter[name] !== '')
}

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
