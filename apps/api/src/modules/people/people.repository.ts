import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Place } from '../../platform/lists/deep-list.ts'
import { microsecondsOf, momentOf } from '../../platform/lists/moments.ts'
import { summaryColumns, userColumns, type SummaryRow, type UserRow } from './person-rows.ts'

/** A condition on `people`. */
export type Condition = (eb: ExpressionBuilder<Schema, 'people'>) => Expression<SqlBool>

function those(db: Db, where: readonly Condition[]) {
  let found = db.selectFrom('people')
  for (const condition of where) found = found.where(condition)
  return found
}

// The conditions know `people` alone; the joined tables add columns that they do not name.
function everything(db: Db, where: readonly Condition[]) {
  return those(db, where)
    .leftJoin('verifications', 'verifications.person_id', 'people.id')
    .leftJoin('margins', 'margins.person_id', 'people.id')
    .leftJoin('shares', 'shares.person_id', 'people.id')
}

/** A person in full as a row; undefined when nobody fulfils the condition. */
export function findUserRow(db: Db, id: string, where: Condition): Promise<UserRow | undefined> {
  return everything(db, [where])
    .select([...summaryColumns, ...userColumns])
    .where('people.id', '=', id)
    .executeTakeFirst()
}

const joinedAt = microsecondsOf(sql`people.created_at`)

/** Those behind a place in the list. */
function isBehind({ number, id = '' }: Place): Condition {
  return () => sql<boolean>`(people.created_at, people.id)
    < (${momentOf(number)}, ${id})`
}

/** People who fulfil all conditions, newest first, with where they stand in this order. */
export async function selectPeople(
  db: Db,
  conditions: readonly Condition[],
  { limit, offset, after = null }: { limit: number; offset: number; after?: Place | null },
): Promise<(SummaryRow & { readonly joinedAt: bigint })[]> {
  const where = after === null ? conditions : [...conditions, isBehind(after)]
  // The pages before are counted off in an index alone.
  const page = those(db, where)
    .select('people.id')
    .orderBy('people.created_at', 'desc')
    .orderBy('people.id', 'desc')
    .limit(limit)
    .offset(offset)
  return everything(db, [(eb) => eb('people.id', 'in', page)])
    .select(summaryColumns)
    .select(joinedAt.as('joinedAt'))
    .orderBy('people.created_at', 'desc')
    .orderBy('people.id', 'desc')
    .execute()
}

/** How many people fulfil all conditions. */
export async function countPeople(db: Db, where: readonly Condition[]): Promise<number> {
  const { total } = await those(db, where)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
