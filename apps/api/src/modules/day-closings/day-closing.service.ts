import type { CallOutput } from '@flower-market/api-client/contract'
import { moscowDateOf, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import { isSerializationFailure } from '../../platform/database/database-errors.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { findDifferences, recordProof } from '../ledger/index.ts'
import { readFigures } from './day-figures.repository.ts'

type Closing = CallOutput<'dayClosing'>

async function findClosing(db: Db | Trx, day: IsoDate) {
  return db
    .selectFrom('day_closings')
    .innerJoin('people', 'people.id', 'closed_by')
    .select(['closed_at', 'closed_by', 'figures'])
    .select(sql<string>`trim(concat_ws(' ', name, surname))`.as('name'))
    .where('day', '=', day)
    .executeTakeFirst()
}

/** Accounts that a proof has frozen, with what their postings come to. */
async function listDifferences(db: Db | Trx): Promise<Closing['differences']> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .leftJoin('people', 'people.id', 'owner_id')
    .select(['ledger_accounts.id', 'owner_id', 'currency', 'balance'])
    .select(sql<string>`trim(concat_ws(' ', people.name, surname))`.as('name'))
    .select(
      sql<bigint>`(SELECT coalesce(sum(amount), 0)::bigint FROM postings
        WHERE account_id = ledger_accounts.id)`.as('postings'),
    )
    .where('frozen_at', 'is not', null)
    .orderBy('ledger_accounts.id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    accountId: String(row.id),
    person: row.owner_id === null ? null : { _id: row.owner_id, name: row.name },
    currency: row.currency,
    balance: toMinor(row.balance ?? 0n),
    postings: toMinor(row.postings),
  }))
}

/** Makes the service that reads and closes days. */
export function dayClosingService({
  database: { kysely },
  events,
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  const isOver = (day: IsoDate): boolean => day < moscowDateOf(now())

  async function read(db: Db | Trx, day: IsoDate): Promise<Closing> {
    const closing = await findClosing(db, day)
    return {
      day,
      isOver: isOver(day),
      closed: closing
        ? {
            at: closing.closed_at.toISOString(),
            by: { _id: closing.closed_by, name: closing.name },
          }
        : null,
      figures: closing?.figures ?? (await readFigures(db, day)),
      differences: await listDifferences(db),
    }
  }

  async function record(trx: Trx, by: string, day: IsoDate): Promise<Closing> {
    const figures = JSON.stringify(await readFigures(trx, day))
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('day_closings')
      .values({ day, closed_at: now(), closed_by: by, figures })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (inserted !== 1n) throw new ApiError('day-closed')
    await recordAudit(trx, { by, at: now(), action: 'day-closed', subject: { kind: 'day', id: day } })
    await publishToStaff(trx, 'day-closing')
    return read(trx, day)
  }

  return {
    /** The figures of a day as they are, or as they were recorded. */
    read: (day: IsoDate): Promise<Closing> =>
      kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => read(trx, day)),

    /** Proves every balance and records the day. Throws `day-not-over`, `day-closed` and `ledger-differs`. */
    async close(by: string, day: IsoDate): Promise<Closing> {
      if (!isOver(day)) throw new ApiError('day-not-over')
      const at = now()
      const { differences, closing } = await kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const found = await findDifferences(trx)
          return { differences: found, closing: found.length > 0 ? null : await record(trx, by, day) }
        })
        .catch((error: unknown) => {
          // The only row that it shares with others is that of the day: somebody has closed it since the figures were read.
          throw isSerializationFailure(error) ? new ApiError('day-closed') : error
        })
      await recordProof(differences, events.transaction, at)
      if (closing === null) throw new ApiError('ledger-differs')
      events.wake()
      return closing
    },
  }
}
