import { maxLengths, type CallInput } from '@flower-market/api-client'
import { flowerTypes } from '@flower-market/flower-domain'
import type { AddressFilter } from '../../state/address-filter.ts'

type Query = NonNullable<CallInput<'varietyRecords'>['query']>

/** The parts of the filter in the address; empty ones narrow nothing. */
export const varietyFilterNames = ['search', 'type', 'unmeasured'] as const

/** What narrows the list of varieties. */
export type VarietyFilter = AddressFilter<(typeof varietyFilterNames)[number]>

/** The filter as the call takes it; what is no type narrows nothing. */
export function toVarietyQuery({ search, type, unmeasured }: VarietyFilter): Query {
  const knownType = flowerTypes.find((one) => one === type)
  return {
    ...(search !== '' && { search: search.slice(0, maxLengths.search) }),
    ...(knownType !== undefined && { type: knownType }),
    ...(unmeasured === 'yes' && { isUnmeasured: true }),
  }
}
