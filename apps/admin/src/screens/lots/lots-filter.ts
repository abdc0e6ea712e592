import { maxLengths, type CallInput } from '@flower-market/api-client'
import { availabilities, flowerTypes, isIsoDate } from '@flower-market/flower-domain'
import type { AddressFilter } from '../../state/address-filter.ts'
import type { TypedLot } from './lot-form.ts'

type Query = NonNullable<CallInput<'lotList'>['query']>

/** The parts of the filter in the address; empty ones narrow nothing. */
export const lotFilterNames = ['search', 'type', 'plantation', 'region', 'kind', 'day'] as const

/** What narrows the list of lots. */
export type LotFilter = AddressFilter<(typeof lotFilterNames)[number]>

/** The filter as the call takes it; what is no type, kind or day narrows nothing. */
export function toLotQuery({ search, type, plantation, region, kind, day }: LotFilter): Query {
  const knownType = flowerTypes.find((one) => one === type)
  const availability = availabilities.find((one) => one === kind)
  return {
    ...(search !== '' && { search: search.slice(0, maxLengths.search) }),
    ...(knownType !== undefined && { type: knownType }),
    ...(plantation !== '' && { plantationId: plantation }),
    ...(region !== '' && { region }),
    ...(availability !== undefined && { availability }),
    ...(isIsoDate(day) && { date: day }),
  }
}

/** What a new lot begins with: what the list is narrowed to. */
export function toNewLotDefaults({ type, plantation, kind, day }: LotFilter): Partial<TypedLot> {
  const query = toLotQuery({ search: '', region: '', type, plantation, kind, day })
  return {
    plantationId: plantation,
    deliveryDate: query.date ?? '',
    ...(query.type && { type: query.type }),
    ...(query.availability && { availability: query.availability }),
  }
}
