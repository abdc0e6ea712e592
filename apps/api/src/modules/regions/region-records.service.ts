import { randomUUID } from 'node:crypto'
import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type { AuditValue } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { pickupColumns, termsColumns, toPickup, type PickupRow, type TermsRow } from './region-rows.ts'

type Terms = z.output<Contract['regionCreate']['body']>
type RegionRecord = CallOutput<'regionRecords'>[number]

interface RecordRow extends TermsRow, PickupRow {
  readonly version: number
  readonly freight: number
  readonly name_ru: string
  readonly name_en: string
  readonly warehouse_ru: string
  readonly warehouse_en: string
}

async function listRecords(db: Db | Trx): Promise<RegionRecord[]> {
  const { rows } =
    await sql<RecordRow>`SELECT ${sql.raw(termsColumns)}, ${sql.raw(pickupColumns)}, version, freight,
    name_ru, name_en, warehouse_ru, warehouse_en FROM regions ORDER BY name_ru`.execute(db)
  const cities = await db.selectFrom('region_cities').selectAll().orderBy('name_ru').execute()
  return rows.map((row) => ({
    _id: row.regionId,
    version: row.version,
    name: { ru: row.name_ru, en: row.name_en },
    warehouse: { ru: row.warehouse_ru, en: row.warehouse_en },
    freight: row.freight,
    deliveryWeekdays: [...row.deliveryWeekdays],
    cutoffDaysBefore: row.cutoffDaysBefore,
    cutoffMinutes: row.cutoffMinutes,
    timeZone: row.timeZone,
    cities: cities
      .filter(({ region_id: id }) => id === row.regionId)
      .map(({ name_ru: ru, name_en: en, cost }) => ({ name: { ru, en }, cost })),
    pickup: toPickup(row),
  }))
}

function requireEachOnce({ cities }: Terms): void {
  for (const locale of ['ru', 'en'] as const) {
    const names = cities.map(({ name }) => name[locale])
    const twice = names.findIndex((name, place) => names.indexOf(name) !== place)
    if (twice >= 0) throw invalidInput(`cities.${twice}.name.${locale}`, 'This city is named twice.')
  }
}

async function requireFreeName(trx: Trx, id: string, { name }: Terms): Promise<void> {
  const other = await trx
    .selectFrom('regions')
    .select('id')
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('name_ru', '=', name.ru), eb('name_en', '=', name.en)]))
    .executeTakeFirst()
  if (other !== undefined) throw new ApiError('name-taken')
}

function rowOf(terms: Terms) {
  const { name, warehouse, pickup } = terms
  return {
    name_ru: name.ru,
    name_en: name.en,
    warehouse_ru: warehouse.ru,
    warehouse_en: warehouse.en,
    freight: terms.freight,
    delivery_weekdays: [...new Set(terms.deliveryWeekdays)].toSorted((left, right) => left - right),
    cutoff_days_before: terms.cutoffDaysBefore,
    cutoff_minutes: terms.cutoffMinutes,
    time_zone: terms.timeZone,
    pickup_address_ru: pickup?.address.ru ?? null,
    pickup_address_en: pickup?.address.en ?? null,
    pickup_hours_ru: pickup?.hours.ru ?? null,
    pickup_hours_en: pickup?.hours.en ?? null,
  }
}

async function writeCities(trx: Trx, id: string, { cities }: Terms): Promise<void> {
  await trx.deleteFrom('region_cities').where('region_id', '=', id).execute()
  if (cities.length === 0) return
  const rows = cities.map(({ name, cost }) => ({ region_id: id, name_ru: name.ru, name_en: name.en, cost }))
  await trx.insertInto('region_cities').values(rows).execute()
}

/** What the audit log keeps of a region. */
function auditFields(terms: Terms): Record<string, AuditValue> {
  const { name, freight, cutoffDaysBefore, cutoffMinutes, timeZone } = terms
  return {
    name: name.ru,
    warehouse: terms.warehouse.ru,
    freight,
    deliveryWeekdays: terms.deliveryWeekdays.join(', '),
    cutoffDaysBefore,
    cutoffMinutes,
    timeZone,
    cities: terms.cities.map((city) => `${city.name.ru} ${city.cost}`).join(', '),
    pickup: terms.pickup?.address.ru ?? null,
  }
}

/** Makes what staff do about regions. */
export function regionRecordsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    list: (): Promise<RegionRecord[]> => listRecords(kysely),

    /** Adds a region, once per key. Throws `name-taken`, and `validation-failed` for a city that is named twice. */
    async create(by: string, key: string, terms: Terms): Promise<{ _id: string }> {
      requireEachOnce(terms)
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'regionCreate', key, body: terms }, async () => {
          const id = randomUUID()
          await sql`LOCK TABLE regions IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
          await requireFreeName(trx, id, terms)
          await trx
            .insertInto('regions')
            .values({ id, ...rowOf(terms) })
            .execute()
          await writeCities(trx, id, terms)
          const subject = { kind: 'region', id } as const
          await recordAudit(trx, {
            by,
            at: now(),
            action: 'region-added',
            subject,
            after: auditFields(terms),
          })
          return { _id: id }
        }),
      )
      return answer
    },

    /** Changes a region. Throws `not-found`, `name-taken`, `record-changed` where another version was read. */
    update(by: string, id: string, { version, ...terms }: Terms & { version: number }) {
      requireEachOnce(terms)
      return transaction(async (trx) => {
        await sql`LOCK TABLE regions IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
        const before = (await listRecords(trx)).find(({ _id }) => _id === id)
        if (before === undefined) throw new ApiError('not-found')
        if (before.version !== version) throw new ApiError('record-changed')
        await requireFreeName(trx, id, terms)
        const next = { ...rowOf(terms), version: version + 1 }
        await trx.updateTable('regions').set(next).where('id', '=', id).execute()
        await writeCities(trx, id, terms)
        await recordAudit(trx, {
          by,
          at: now(),
          action: 'region-changed',
          subject: { kind: 'region', id },
          before: auditFields(before),
          after: auditFields(terms),
        })
        return { version: version + 1 }
      })
    },
  }
}
