import {
  operatorParty,
  type Locale,
  type OperatorParty,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { settingsAt } from './setting-at.ts'

/** Who runs the shop by the settings that say it, as each language names them. */
export function operatorParties(
  said: Pick<OperatorSettings, 'requisites' | 'contacts'>,
): Readonly<Record<Locale, OperatorParty>> {
  return { ru: operatorParty(said, 'ru'), en: operatorParty(said, 'en') }
}

/** Who runs the shop at a moment, as each language names them. */
export async function operatorPartyAt(
  db: Db | Trx,
  moment: Date,
): Promise<Readonly<Record<Locale, OperatorParty>>> {
  return operatorParties(await settingsAt(db, ['requisites', 'contacts'], moment))
}
