import { operatorParty, type Locale, type OperatorParty } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { settingAt } from './setting-at.ts'

/** Who runs the shop at a moment, as each language names them. */
export async function operatorPartyAt(
  db: Db | Trx,
  moment: Date,
): Promise<Readonly<Record<Locale, OperatorParty>>> {
  const said = {
    requisites: await settingAt(db, 'requisites', moment),
    contacts: await settingAt(db, 'contacts', moment),
  }
  return { ru: operatorParty(said, 'ru'), en: operatorParty(said, 'en') }
}
