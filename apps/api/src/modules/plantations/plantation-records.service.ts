import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { changedTerms, type AuditValue, type Wanted } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { defineMinuteJob } from '../../platform/jobs/minute-job.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { datedRecordsService, type RecordKind } from '../planned-changes/index.ts'
import {
  insertPlantation,
  listPlantationRecords,
  lockPlantations,
  plantationChanges,
  updatePlantation,
  type PlantationTerms,
} from './plantation-records.repository.ts'

/** What the audit log keeps of terms of a plantation. */
function auditFields({ city, ...terms }: Wanted<PlantationTerms>): Record<string, AuditValue> {
  const texts: Record<string, AuditValue | undefined> = { ...terms, city: city?.ru }
  const known = Object.entries(texts).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  )
  return Object.fromEntries(known)
}

async function requireFreeName(trx: Trx, id: string, { name }: PlantationTerms): Promise<void> {
  const other = await trx
    .selectFrom('plantations')
    .select('id')
    .where('id', '<>', id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (other !== undefined) throw new ApiError('name-taken')
}

/** Plantations, whose terms change at once or from a later moment on. */
export const plantationKind: RecordKind<PlantationTerms> = {
  ...plantationChanges,
  action: 'plantation-changed',
  subject: 'plantation',
  job: defineMinuteJob('plantations.apply-changes'),
  lock: lockPlantations,
  list: listPlantationRecords,
  write: updatePlantation,
  requireFreeName,
  changedTerms,
  toAudit: auditFields,
}

/** Makes what staff do about plantations. */
export function plantationRecordsService(platform: Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>) {
  const {
    database: { kysely },
    events: { transaction },
    now,
  } = platform
  const { update, withdraw, handleJobs } = datedRecordsService(platform, plantationKind)
  return {
    list: (): Promise<CallOutput<'plantationRecords'>> => listPlantationRecords(kysely),

    /** Adds a plantation, once per key. Throws `name-taken`. */
    async create(by: string, key: string, terms: PlantationTerms): Promise<{ _id: string }> {
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'plantationCreate', key, body: terms }, async () => {
          const id = randomUUID()
          await lockPlantations(trx)
          await requireFreeName(trx, id, terms)
          await insertPlantation(trx, id, terms)
          const subject = { kind: 'plantation', id } as const
          const after = auditFields(terms)
          await recordAudit(trx, { by, at: now(), action: 'plantation-added', subject, after })
          return { _id: id }
        }),
      )
      return answer
    },

    update,
    withdraw,
    handleJobs,
  }
}
