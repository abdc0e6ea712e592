import { operatorSettingSchemas } from '@flower-market/api-client/contract'
import {
  defaultOperatorSettings,
  type OperatorSettingName,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { holdingDecision, holdingDecisions } from './settings.repository.ts'

/**
 * What one of the operator's settings holds at a moment: the latest decision that holds by then, of equally late ones the
 * one that was made last; without any, the default.
 */
export async function settingAt<N extends OperatorSettingName>(
  db: Db | Trx,
  name: N,
  moment: Date,
): Promise<OperatorSettings[N]> {
  const stored = await holdingDecision(db, name, moment)
  return stored === undefined ? defaultOperatorSettings[name] : readSetting(name, stored.value)
}

/** What several of the settings hold at one moment, by one statement. */
export async function settingsAt<N extends OperatorSettingName>(
  db: Db | Trx,
  names: readonly N[],
  moment: Date,
): Promise<Pick<OperatorSettings, N>> {
  const decided = await holdingDecisions(db, names, moment)
  const defaults = names.map((name) => [name, defaultOperatorSettings[name]])
  const stored = decided.map(({ name, value }) => [name, readSetting(name, value)])
  return Object.fromEntries([...defaults, ...stored]) as Pick<OperatorSettings, N>
}

/** Reads a stored value. Throws where it is none of the setting: nothing else may decide about money. */
export function readSetting<N extends OperatorSettingName>(name: N, value: unknown): OperatorSettings[N] {
  const read = operatorSettingSchemas[name].safeParse(value)
  if (!read.success) throw new Error(`The stored setting ${name} cannot be read.`, { cause: read.error })
  return read.data as OperatorSettings[N]
}
