import type { Role } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { invalidInput } from '../../platform/errors/api-error.ts'
import { findRegionIds } from '../regions/index.ts'

/** What only the operator decides about a lot. */
export interface OperatorTerms {
  readonly freight?: unknown
  readonly regions?: readonly string[] | null | undefined
}

/**
 * Throws `validation-failed` for a plantation that names freight or regions, and for a region that is none; the field is named below
 * the place of the lot.
 */
export async function requireLotTerms(
  trx: Trx,
  { freight, regions }: OperatorTerms,
  role: Role,
  place = '',
): Promise<void> {
  if (freight === undefined && regions === undefined) return
  if (role !== 'ADMIN') {
    throw invalidInput(place + (freight === undefined ? 'regions' : 'freight'), 'The operator sets this.')
  }
  if (regions == null) return
  const known = new Set(await findRegionIds(trx))
  const unknown = regions.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalidInput(`${place}regions.${unknown}`, 'There is no such region.')
}
