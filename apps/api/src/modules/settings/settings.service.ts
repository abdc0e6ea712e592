import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  defaultOperatorSettings,
  type AuditValue,
  type OperatorSettingName,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { decide, decisionMoment } from './decide.ts'
import { countDecisions, latestDecisions, lockSetting, type StoredDecision } from './settings.repository.ts'
import { readSetting, settingAt } from './setting-at.ts'

const shownDecisions = 50
const settingNames = Object.keys(defaultOperatorSettings) as OperatorSettingName[]

type Decision = z.output<Contract['operatorSettingSet']['body']>

/** Makes the service of the operator's settings as staff see them. */
export function settingsService({ database: { kysely }, now }: Pick<Platform, 'database' | 'now'>) {
  return {
    /** What each setting holds now, and who decided what about it. */
    async list(): Promise<CallOutput<'operatorSettings'>> {
      const at = now()
      const decisions = Object.groupBy(
        await latestDecisions(kysely, 'settings', shownDecisions),
        ({ name }) => name,
      )
      const settings = settingNames.map(async (name) => {
        const changes = (decisions[name] ?? []).map((decision) => toChange(name, decision))
        const [value, version] = await Promise.all([
          settingAt(kysely, name, at),
          countDecisions(kysely, name),
        ])
        return [name, { value, version, changes }]
      })
      return Object.fromEntries(await Promise.all(settings)) as CallOutput<'operatorSettings'>
    },

    /**
     * Decides a setting, from now on where no moment is named. Throws `record-changed` where somebody has decided since it was read,
     * `validation-failed` for a moment of the past.
     */
    async set(staffId: string, decision: Decision): Promise<CallOutput<'operatorSettingSet'>> {
      const { name, value, version, reason } = decision
      const setAt = now()
      const holdsFrom = decisionMoment(decision.holdsFrom, setAt)
      await kysely.transaction().execute(async (trx) => {
        await lockSetting(trx, name)
        if (version !== undefined && version !== (await countDecisions(trx, name))) {
          throw new ApiError('record-changed')
        }
        const before = await settingAt(trx, name, holdsFrom)
        await decide(trx, {
          name,
          value,
          holdsFrom,
          setAt,
          setBy: staffId,
          reason,
          before: { value: asAuditValue(before) },
          after: { value: asAuditValue(value) },
        })
      })
      return { name, holdsFrom: holdsFrom.toISOString() }
    },
  }
}

function asAuditValue(value: unknown): AuditValue {
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
}

function toChange(name: OperatorSettingName, decision: StoredDecision) {
  const { value, holdsFrom, setAt, setById, setByName, reason } = decision
  return {
    value: readSetting(name, value),
    holdsFrom: holdsFrom.toISOString(),
    setAt: setAt.toISOString(),
    setBy: setById === null ? null : { _id: setById, name: setByName ?? '' },
    reason,
  }
}
