import { defaultUnpaidLimits, type UnpaidLimits } from '@flower-market/flower-domain'
import type { Db, Trx } from '../database/database.ts'

/** The settings' keys; their values are kopecks. */
export const unpaidLimitKeys = {
  unverified: 'unpaid-limit-unverified',
  approved: 'unpaid-limit-approved',
} as const satisfies Readonly<Record<keyof UnpaidLimits, string>>

/** Up to which total people may owe for orders: what the operator has set, else the default. */
export async function readUnpaidLimits(db: Db | Trx): Promise<UnpaidLimits> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(unpaidLimitKeys))
    .execute()
  const limitOf = (name: keyof UnpaidLimits): number => {
    const value = rows.find(({ key }) => key === unpaidLimitKeys[name])?.value
    if (value === undefined) return defaultUnpaidLimits[name]
    const limit = Number(value)
    if (!Number.isSafeInteger(limit) || limit < 0) {
      throw new Error(`The setting ${unpaidLimitKeys[name]} is kopecks, not ${value}.`)
    }
    return limit
  }
  return { unverified: limitOf('unverified'), approved: limitOf('approved') }
}
