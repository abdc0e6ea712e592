import { isDeepStrictEqual } from 'node:util'
import type { OperatorSettingName, OperatorSettings } from '@flower-market/flower-domain'
import type { FastifyBaseLogger } from 'fastify'
import { settingVariables } from '../../platform/setting-variables.ts'
import type { Db } from '../../platform/database/database.ts'
import { insertDecision, isDecided, lockSetting } from './settings.repository.ts'
import { settingAt } from './setting-at.ts'

/** A seed takes the place of the default, which has always held. */
const always = new Date(0)

/** A setting that nobody has decided yet, with why it holds. */
export interface FirstDecision {
  readonly name: OperatorSettingName
  readonly value: unknown
  readonly now: Date
  readonly reason: string
}

/** Stores what a setting has always held, unless something was decided about it. */
export async function decideFirst(db: Db, { name, value, now, reason }: FirstDecision): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSetting(trx, name)
    if (await isDecided(trx, name)) return
    await insertDecision(trx, { name, value, holdsFrom: always, setAt: now, setBy: null, reason })
  })
}

/** Where the settings are stored, what the environment says, and when. */
export interface SettingSeeds {
  readonly db: Db
  readonly seeds: Partial<OperatorSettings>
  readonly now: Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Stores what the environment says about settings that nothing was decided about; for the others it says that they hold. */
export async function seedSettings({ db, seeds, now, log }: SettingSeeds): Promise<void> {
  for (const [key, value] of Object.entries(seeds)) {
    const name = key as OperatorSettingName
    const variables = settingVariables[name].join(', ')
    await decideFirst(db, { name, value, now, reason: `Environment: ${variables}` })
    const stored = await settingAt(db, name, now)
    if (isDeepStrictEqual(stored, value)) continue
    log.warn(`${variables} is not used: the stored setting ${name} is ${JSON.stringify(stored)}.`)
  }
}
