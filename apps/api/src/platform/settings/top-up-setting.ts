import { topUpMethods, type TopUpMethod } from '@flower-market/flower-domain'
import type { Db, Trx } from '../database/database.ts'

const key = 'top-up-methods'

/** The ways to top up that the operator has switched on, separated by commas where they are stored; all until then. */
export async function topUpMethodsOn(db: Db | Trx): Promise<readonly TopUpMethod[]> {
  const stored = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  if (stored === undefined) return topUpMethods
  const on = new Set(stored.value.split(','))
  return topUpMethods.filter((method) => on.has(method))
}
