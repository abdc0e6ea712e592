import {
  needsRequisites,
  type IncomingMethod,
  type OperatorRequisites,
  type OperatorSettings,
  type OperatorSignatory,
} from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { firstDecision } from './settings.repository.ts'
import { readSetting, settingAt } from './setting-at.ts'

/** What held at a moment, for a document of that moment; for what is older than all decisions, the first one. Null without any. */
async function heldOrFirst<N extends 'requisites' | 'signatory'>(
  db: Db | Trx,
  name: N,
  moment: Date,
): Promise<OperatorSettings[N] | null> {
  const held = await settingAt(db, name, moment)
  if (held !== null) return held
  const first = await firstDecision(db, name)
  return first === undefined ? null : readSetting(name, first.value)
}

/**
 * The requisites that held at a moment, for a document of that moment; for what is older than all of them, the first ones.
 * Null while nobody has entered any.
 */
export async function requisitesAt(db: Db | Trx, moment: Date): Promise<OperatorRequisites | null> {
  return heldOrFirst(db, 'requisites', moment)
}

/** Who signed the operator's documents at a moment; before the first decision, the one whom it names. Null while nobody has been named. */
export async function signatoryAt(db: Db | Trx, moment: Date): Promise<OperatorSignatory | null> {
  return heldOrFirst(db, 'signatory', moment)
}

/** What a tax document says of the operator at a moment. */
export interface DocumentSeller {
  readonly seller: Pick<OperatorRequisites, 'name' | 'inn' | 'kpp' | 'address'>
  readonly signatory: OperatorSignatory
}

/** Who sells and who signs by tax documents of a moment. Null, and they wait, as long as staff have not entered both. */
export async function documentSellerAt(db: Db | Trx, moment: Date): Promise<DocumentSeller | null> {
  const requisites = await requisitesAt(db, moment)
  const signatory = await signatoryAt(db, moment)
  if (requisites === null || signatory === null) return null
  const { name, inn, kpp, address } = requisites
  return { seller: { name, inn, kpp, address }, signatory }
}

/** The ways by which the operator takes money at a moment: those that are switched on, less those that need requisites before there are any. */
export async function methodsAt(db: Db | Trx, moment: Date): Promise<readonly IncomingMethod[]> {
  const methods = await settingAt(db, 'incomingMethods', moment)
  if ((await settingAt(db, 'requisites', moment)) !== null) return methods
  return methods.filter((method) => !needsRequisites(method))
}
