import { randomUUID } from 'node:crypto'
import { changedRegionTerms, type AuditValue, type Wanted } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { defineMinuteJob } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { datedRecordsService, type ChangeDecision, type RecordKind } from '../planned-changes/index.ts'
import {
  insertRegion,
  listRegionRecords,
  lockRegions,
  regionChanges,
  updateRegion,
  type RecordTerms,
} from './region-records.repository.ts'

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
function auditFields(terms: Wanted<RecordTerms>): Record<string, AuditValue> {
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

/** Regions, whose terms change at once or from a later moment on. */
export const regionKind: RecordKind<RecordTerms> = {
  ...regionChanges,
  action: 'region-changed',
  subject: 'region',
  job: defineMinuteJob('regions.apply-changes'),
  lock: lockRegions,
  list: listRegionRecords,
  write: updateRegion,
  requireFreeName,
  changedTerms: changedRegionTerms,
  toAudit: auditFields,
}

/** Makes what staff do about regions. */
export function regionRecordsService(platform: Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>) {
  const {
    database: { kysely },
    events: { transaction },
    now,
  } = platform
  const { update, withdraw, handleJobs } = datedRecordsService(platform, regionKind)
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

    /** Changes a region, as dated records do; throws `validation-failed` also for a city that is named twice. */
    update(by: string, id: string, terms: RecordTerms, decision: ChangeDecision) {
      requireEachOnce(terms)
      return update(by, id, terms, decision)
    },

    withdraw,
    handleJobs,
  }
}
