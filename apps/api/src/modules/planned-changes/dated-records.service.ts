import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { everyMinute } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { decisionMoment } from '../settings/index.ts'
import {
  endPlannedChange,
  insertPlannedChange,
  listPlannedChanges,
  raiseVersion,
} from './planned-changes.repository.ts'
import type { Dated, RecordKind } from './record-kind.ts'

/** Of a change: the version that was read, from when it holds, and why. */
export interface ChangeDecision {
  readonly version: number
  readonly holdsFrom?: string | undefined
  readonly reason: string
}

/** Makes the changes whose moment has come, earlier ones first; the transaction has locked the kind. */
async function applyDueChanges<Terms extends { readonly name: unknown }>(
  trx: Trx,
  kind: RecordKind<Terms>,
  now: Date,
): Promise<void> {
  const planned = await listPlannedChanges(trx, kind)
  const due = planned.filter(({ change }) => Date.parse(change.holdsFrom) <= now.getTime())
  if (due.length === 0) return
  const records = new Map((await kind.list(trx)).map((record) => [record._id, record]))
  for (const { recordId, change } of due) {
    const record = records.get(recordId)
    if (record === undefined) continue
    const terms = { ...record, ...change.terms }
    records.set(recordId, terms)
    await kind.write(trx, recordId, terms)
    await endPlannedChange(trx, kind, change._id, ['applied_at', now])
  }
}

function pick<Terms extends object>(terms: Terms, names: object): Partial<Terms> {
  return Object.fromEntries(Object.entries(terms).filter(([name]) => name in names)) as Partial<Terms>
}

/** Makes what staff do about records of a kind whose terms change at once or from a later moment on. */
export function datedRecordsService<Terms extends { readonly name: unknown }>(
  {
    database: { kysely },
    events: { transaction },
    jobs,
    now,
  }: Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>,
  kind: RecordKind<Terms>,
) {
  async function lockRecord(trx: Trx, id: string): Promise<Terms & Dated<Terms>> {
    await kind.lock(trx)
    await applyDueChanges(trx, kind, now())
    const record = (await kind.list(trx)).find(({ _id }) => _id === id)
    if (record === undefined) throw new ApiError('not-found')
    return record
  }

  /** The terms that a planned change names anew. Throws `validation-failed` for a name, and where nothing differs. */
  function plannedTerms(before: Terms, terms: Terms): Partial<Terms> {
    const changed = kind.changedTerms(before, terms)
    if (changed.name !== undefined) throw invalidInput('name', 'A name is changed at once.')
    if (Object.keys(changed).length === 0) throw invalidInput('holdsFrom', 'Nothing differs.')
    return changed
  }

  return {
    /**
     * Changes a record, now or from a later moment on. Throws `not-found`, `name-taken`, `record-changed` where another version
     * was read, `validation-failed` for a moment of the past and for what cannot be planned.
     */
    update(by: string, id: string, terms: Terms, { version, holdsFrom, reason }: ChangeDecision) {
      const at = now()
      const from = holdsFrom === undefined ? null : decisionMoment(holdsFrom, at)
      return transaction(async (trx) => {
        const known = await lockRecord(trx, id)
        if (known.version !== version) throw new ApiError('record-changed')
        const audit = { by, at, action: kind.action, subject: { kind: kind.subject, id }, reason }
        if (from === null) {
          await kind.requireFreeName(trx, id, terms)
          await kind.write(trx, id, terms)
          const before = kind.toAudit(pick<Terms>(known, terms))
          await recordAudit(trx, { ...audit, before, after: kind.toAudit(terms) })
        } else {
          const changed = plannedTerms(known, terms)
          const planned = { recordId: id, terms: changed, holdsFrom: from, setAt: at, setBy: by, reason }
          await insertPlannedChange(trx, kind, planned)
          await raiseVersion(trx, kind, id)
          await jobs.send(trx, kind.job, {}, from.getTime() - at.getTime())
          const before = kind.toAudit(pick<Terms>(known, changed))
          const after = { ...kind.toAudit(changed), holdsFrom: from.toISOString() }
          await recordAudit(trx, { ...audit, before, after })
        }
        return { version: version + 1 }
      })
    },

    /** Withdraws a planned change. Throws `not-found`, also once it holds. */
    withdraw(by: string, id: string, changeId: string) {
      const at = now()
      return transaction(async (trx) => {
        const { planned } = await lockRecord(trx, id)
        const change = planned.find(({ _id }) => _id === changeId)
        if (change === undefined) throw new ApiError('not-found')
        await endPlannedChange(trx, kind, changeId, ['withdrawn_at', at])
        await raiseVersion(trx, kind, id)
        await recordAudit(trx, {
          by,
          at,
          action: kind.action,
          subject: { kind: kind.subject, id },
          before: { ...kind.toAudit(change.terms), holdsFrom: change.holdsFrom },
          after: { holdsFrom: null },
        })
        return {}
      })
    },

    /**
     * Has planned changes hold from their moment: what is due when the server starts before it answers, later ones by a job that
     * is sent for the moment of each, and every minute in case one was lost.
     */
    async handleJobs(): Promise<void> {
      const apply = () =>
        kysely.transaction().execute(async (trx) => {
          await kind.lock(trx)
          await applyDueChanges(trx, kind, now())
        })
      jobs.handle(kind.job, apply)
      jobs.schedule(kind.job, everyMinute)
      await apply()
    },
  }
}
