import { randomUUID } from 'node:crypto'
import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type { AuditValue } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'

type Terms = z.output<Contract['plantationCreate']['body']>
type PlantationRecord = CallOutput<'plantationRecords'>[number]

function recordsQuery(db: Db | Trx) {
  return db
    .selectFrom('plantations')
    .selectAll('plantations')
    .select((eb) =>
      eb
        .selectFrom('cards')
        .select(eb.fn.countAll<bigint>().as('lots'))
        .whereRef('plantation_id', '=', 'plantations.id')
        .as('lots'),
    )
}

type RecordRow = Awaited<ReturnType<ReturnType<typeof recordsQuery>['execute']>>[number]

function toRecord(row: RecordRow): PlantationRecord {
  return {
    _id: row.id,
    version: row.version,
    name: row.name,
    country: row.country,
    city: { ru: row.city_ru, en: row.city_en },
    freight: row.default_freight,
    cutoffDaysBefore: row.cutoff_days_before,
    cutoffMinutes: row.cutoff_minutes,
    timeZone: row.time_zone,
    claimHours: row.claim_hours,
    lots: Number(row.lots),
  }
}

function rowOf(terms: Terms) {
  return {
    name: terms.name,
    country: terms.country,
    city_ru: terms.city.ru,
    city_en: terms.city.en,
    default_freight: terms.freight,
    cutoff_days_before: terms.cutoffDaysBefore,
    cutoff_minutes: terms.cutoffMinutes,
    time_zone: terms.timeZone,
    claim_hours: terms.claimHours,
  }
}

function auditFields(terms: Terms): Record<string, AuditValue> {
  const { name, country, freight, cutoffDaysBefore, cutoffMinutes, timeZone, claimHours } = terms
  return {
    name,
    country,
    city: terms.city.ru,
    freight,
    cutoffDaysBefore,
    cutoffMinutes,
    timeZone,
    claimHours,
  }
}

/** Names are compared while nobody else writes one. */
async function requireFreeName(trx: Trx, id: string, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('plantation-names'))`.execute(trx)
  const other = await trx
    .selectFrom('plantations')
    .select('id')
    .where('id', '<>', id)
    .where('name', '=', name)
    .executeTakeFirst()
  if (other !== undefined) throw new ApiError('name-taken')
}

/** Makes what staff do about plantations. */
export function plantationRecordsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    async list(): Promise<PlantationRecord[]> {
      return (await recordsQuery(kysely).orderBy('name').execute()).map(toRecord)
    },

    /** Adds a plantation, once per key. Throws `name-taken`. */
    async create(by: string, key: string, terms: Terms): Promise<{ _id: string }> {
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'plantationCreate', key, body: terms }, async () => {
          const id = randomUUID()
          await requireFreeName(trx, id, terms.name)
          await trx
            .insertInto('plantations')
            .values({ id, ...rowOf(terms) })
            .execute()
          await recordAudit(trx, {
            by,
            at: now(),
            action: 'plantation-added',
            subject: { kind: 'plantation', id },
            after: auditFields(terms),
          })
          return { _id: id }
        }),
      )
      return answer
    },

    /** Changes a plantation. Throws `not-found`, `name-taken`, `record-changed` where another version was read. */
    update(by: string, id: string, { version, ...terms }: Terms & { version: number }) {
      return transaction(async (trx) => {
        await requireFreeName(trx, id, terms.name)
        const row = await recordsQuery(trx)
          .where('plantations.id', '=', id)
          .forUpdate('plantations')
          .executeTakeFirst()
        if (row === undefined) throw new ApiError('not-found')
        if (row.version !== version) throw new ApiError('record-changed')
        const next = { ...rowOf(terms), version: version + 1 }
        await trx.updateTable('plantations').set(next).where('id', '=', id).execute()
        await recordAudit(trx, {
          by,
          at: now(),
          action: 'plantation-changed',
          subject: { kind: 'plantation', id },
          before: auditFields(toRecord(row)),
          after: auditFields(terms),
        })
        return { version: version + 1 }
      })
    },
  }
}
