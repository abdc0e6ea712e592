import { needsRequisites, type IncomingMethod, type OperatorRequisites } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { firstDecision } from './settings.repository.ts'
import { readSetting, settingAt } from './setting-at.ts'

/**
 * The requisites that held at a moment, for a document of that moment; for what is older than all of them, the first ones.
 * Null while nobody has entered any.
 */
export async function requisitesAt(db: Db | Trx, moment: Date): Promise<OperatorRequisites | null> {
  const held = await settingAt(db, 'requisites', moment)
  if (held !== null) return held
  const first = await firstDecision(db, 'requisites')
  return first === undefined ? null : readSetting('requisites', first.value)
}

/** The ways by which the operator takes money at a moment: those that are switched on, less those that need requisites before there are any. */
export async function methodsAt(db: Db | Trx, moment: Date): Promise<readonly IncomingMethod[]> {
  const methods = await settingAt(db, 'incomingMethods', moment)
  if ((await settingAt(db, 'requisites', moment)) !== null) return methods
  return methods.filter((method) => !needsRequisites(method))
}
