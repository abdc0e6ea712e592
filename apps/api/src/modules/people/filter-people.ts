import type { Contract } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Viewer } from '../clients/index.ts'
import type { Condition } from './people.repository.ts'

type Filter = Omit<z.output<Contract['userList']['query']>, 'page' | 'limit' | 'search'>

/**
 * The conditions of a list's filters. They are for staff alone: by them, others would learn what they do not read of a
 * person. Throws `not-permitted`.
 */
export function filtersOf(filter: Filter, { role: viewerRole }: Viewer): Condition[] {
  const { role, verification, region, isBlocked } = filter
  const conditions: Condition[] = []
  if (role !== undefined) conditions.push((eb) => eb('people.role', '=', role))
  if (region !== undefined) conditions.push((eb) => eb('people.region', '=', region))
  if (isBlocked !== undefined) {
    conditions.push((eb) => eb('people.blocked_at', isBlocked ? 'is not' : 'is', null))
  }
  if (verification !== undefined) {
    conditions.push((eb) => {
      const asked = eb
        .selectFrom('verifications')
        .select('verifications.person_id')
        .whereRef('verifications.person_id', '=', 'people.id')
      // Who has not asked yet has no row.
      return verification === 'INITIAL'
        ? eb.not(eb.exists(asked.where('verifications.status', '<>', 'INITIAL')))
        : eb.exists(asked.where('verifications.status', '=', verification))
    })
  }
  if (conditions.length > 0 && viewerRole !== 'ADMIN') throw new ApiError('not-permitted')
  return conditions
}
