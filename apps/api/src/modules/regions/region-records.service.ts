import { randomUUID } from 'node:crypto'
import { changedRegionTerms, type AuditValue } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { decisionMoment } from '../settings/index.ts'
import { applyDueChanges, applyRegionChangesJob } from './apply-region-changes.ts'
import { endPlannedChange, insertPlannedChange } from './region-changes.repository.ts'
import {
  insertRegion,
  listRegionRecords,
  lockRegions,
  updateRegion,
  type RecordTerms,
  type RegionRecord,
} from './region-records.repository.ts'

interface RegionChange extends RecordTerms {
  readonly version: number
  readonly holdsFrom?: string | undefined
  readonly reason: string
}

function requireEachOnce({ cities }: RecordTerms): void {
  for (const locale of ['ru', 'en'] as const) {
    const names = cities.map(({ name }) => name[locale])
    const twice = names.findIndex((name, place) => names.indexOf(name) !== place)
    if (twice >= 0) throw invalidInput(`cities.${twice}.name.${locale}`, 'This city is named twice.')
  }
}

async function requireFreeName(trx: Trx, id: string, { name }: RecordTerms): Promise<void> {
  const other = await trx
    .selectFrom('regions')
    .select('id')
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('name_ru', '=', name.ru), eb('name_en', '=', name.en)]))
    .executeTakeFirst()
  if (other !== undefined) throw new ApiError('name-taken')
}

/** What the audit log keeps of terms of a region. */
function auditFields(terms: RegionRecord['planned'][number]['terms']): Record<string, AuditValue> {
  const texts: Record<string, AuditValue | undefined> = {
    ...terms,
    name: terms.name?.ru,
    warehouse: terms.warehouse?.ru,
    deliveryWeekdays: terms.deliveryWeekdays?.join(', '),
    cities: terms.cities?.map((city) => `${city.name.ru} ${city.cost}`).join(', '),
    pickup: terms.pickup === undefined ? undefined : (terms.pickup?.address.ru ?? null),
  }
  const known = Object.entries(texts).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  )
  return Object.fromEntries(known)
}

/** The terms of a region that a planned change names anew. Throws `validation-failed` for a name, and where nothing differs. */
function plannedTerms(before: RegionRecord, terms: RecordTerms): Partial<RecordTerms> {
  const { planned: _planned, version: _version, _id, ...known } = before
  const changed = changedRegionTerms<RecordTerms>(known, terms)
  if (changed.name !== undefined) throw invalidInput('name', 'A name is changed at once.')
  if (Object.keys(changed).length === 0) throw invalidInput('holdsFrom', 'Nothing differs.')
  return changed
}

function pick(terms: RecordTerms, { ...names }: Partial<RecordTerms>): Partial<RecordTerms> {
  return Object.fromEntries(Object.entries(terms).filter(([name]) => name in names))
}

/** Makes what staff do about regions. */
export function regionRecordsService({
  database: { kysely },
  events: { transaction },
  jobs,
  now,
}: Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>) {
  async function lockRecord(trx: Trx, id: string): Promise<RegionRecord> {
    await lockRegions(trx)
    await applyDueChanges(trx, now())
    const record = (await listRegionRecords(trx)).find(({ _id }) => _id === id)
    if (record === undefined) throw new ApiError('not-found')
    return record
  }

  return {
    list: (): Promise<CallOutput<'regionRecords'>> => listRegionRecords(kysely),

    /** Adds a region, once per key. Throws `name-taken`, and `validation-failed` for a city that is named twice. */
    async create(by: string, key: string, terms: RecordTerms): Promise<{ _id: string }> {
      requireEachOnce(terms)
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'regionCreate', key, body: terms }, async () => {
          const id = randomUUID()
          await lockRegions(trx)
          await requireFreeName(trx, id, terms)
          await insertRegion(trx, id, terms)
          const subject = { kind: 'region', id } as const
          const after = auditFields(terms)
          await recordAudit(trx, { by, at: now(), action: 'region-added', subject, after })
          return { _id: id }
        }),
      )
      return answer
    },

    /**
     * Changes a region, now or from a later moment on. Throws `not-found`, `name-taken`, `record-changed` where another version
     * was read, `validation-failed` for a moment of the past and for what cannot be planned.
     */
    update(by: string, id: string, { version, holdsFrom, reason, ...terms }: RegionChange) {
      requireEachOnce(terms)
      const at = now()
      const from = holdsFrom === undefined ? null : decisionMoment(holdsFrom, at)
      return transaction(async (trx) => {
        const known = await lockRecord(trx, id)
        if (known.version !== version) throw new ApiError('record-changed')
        const audit = { by, at, action: 'region-changed', subject: { kind: 'region', id }, reason } as const
        if (from === null) {
          await requireFreeName(trx, id, terms)
          await updateRegion(trx, id, terms)
          await recordAudit(trx, {
            ...audit,
            before: auditFields(pick(known, terms)),
            after: auditFields(terms),
          })
        } else {
          const changed = plannedTerms(known, terms)
          const planned = { region_id: id, terms: JSON.stringify(changed), holds_from: from, reason }
          await insertPlannedChange(trx, { ...planned, set_at: at, set_by: by })
          await trx
            .updateTable('regions')
            .set({ version: version + 1 })
            .where('id', '=', id)
            .execute()
          await jobs.send(trx, applyRegionChangesJob, {}, from.getTime() - at.getTime())
          const after = { ...auditFields(changed), holdsFrom: from.toISOString() }
          await recordAudit(trx, { ...audit, before: auditFields(pick(known, changed)), after })
        }
        return { version: version + 1 }
      })
    },

    /** Withdraws a planned change. Throws `not-found`, also once it holds. */
    withdraw(by: string, id: string, changeId: string) {
      const at = now()
      return transaction(async (trx) => {
        const { version, planned } = await lockRecord(trx, id)
        const change = planned.find(({ _id }) => _id === changeId)
        if (change === undefined) throw new ApiError('not-found')
        await endPlannedChange(trx, changeId, { withdrawn_at: at })
        await trx
          .updateTable('regions')
          .set({ version: version + 1 })
          .where('id', '=', id)
          .execute()
        await recordAudit(trx, {
          by,
          at,
          action: 'region-changed',
          subject: { kind: 'region', id },
          before: { ...auditFields(change.terms), holdsFrom: change.holdsFrom },
          after: { holdsFrom: null },
        })
        return {}
      })
    },
  }
}
