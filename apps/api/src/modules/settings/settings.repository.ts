import type { MailKind, OperatorSettingName } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'

/** What is decided: a setting of the operator, or the texts of a mail. */
export type DecidedName = OperatorSettingName | `mail.${MailKind}`

/** A decision to write. */
export interface NewDecision {
  readonly name: DecidedName
  readonly value: unknown
  readonly holdsFrom: Date
  readonly setAt: Date
  /** Null is the environment of the server. */
  readonly setBy: string | null
  readonly reason: string
}

/** A decision as staff read it. */
export interface StoredDecision {
  readonly name: string
  readonly value: unknown
  readonly holdsFrom: Date
  readonly setAt: Date
  readonly setById: string | null
  readonly setByName: string | null
  readonly reason: string
}

/** The decision that holds at a moment; undefined without any. */
export function holdingDecision(
  db: Db | Trx,
  name: DecidedName,
  moment: Date,
): Promise<{ readonly value: unknown } | undefined> {
  return db
    .selectFrom('operator_settings')
    .select('value')
    .where('name', '=', name)
    .where('holds_from', '<=', moment)
    .orderBy('holds_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The decisions about some settings that hold at a moment; a setting without any is left out. */
export async function holdingDecisions<N extends DecidedName>(
  db: Db | Trx,
  names: readonly N[],
  moment: Date,
): Promise<readonly { readonly name: N; readonly value: unknown }[]> {
  const { rows } = await sql<{ name: N; value: unknown }>`
    SELECT DISTINCT ON (name) name, value FROM operator_settings
    WHERE name = ANY (${names}) AND holds_from <= ${moment} ORDER BY name, holds_from DESC, id DESC`.execute(
    db,
  )
  return rows
}

/** The decision that holds from the earliest moment; undefined without any. */
export function firstDecision(
  db: Db | Trx,
  name: OperatorSettingName,
): Promise<{ readonly value: unknown } | undefined> {
  return db
    .selectFrom('operator_settings')
    .select('value')
    .where('name', '=', name)
    .orderBy('holds_from')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Writes a decision beside those that were made before. */
export async function insertDecision(db: Db | Trx, decision: NewDecision): Promise<void> {
  const { name, value, holdsFrom, setAt, setBy, reason } = decision
  await db
    .insertInto('operator_settings')
    .values({
      name,
      value: JSON.stringify(value),
      holds_from: holdsFrom,
      set_at: setAt,
      set_by: setBy,
      reason,
    })
    .execute()
}

/** Has the decisions about a setting made one after another until the transaction ends. */
export async function lockSetting(trx: Trx, name: DecidedName): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`setting:${name}`}, 0))`.execute(trx)
}

/** How many decisions there are about a setting or the texts of a mail. */
export async function countDecisions(db: Db | Trx, name: DecidedName): Promise<number> {
  const { count } = await db
    .selectFrom('operator_settings')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether anything was decided about a setting. */
export async function isDecided(db: Db | Trx, name: OperatorSettingName): Promise<boolean> {
  const found = await db
    .selectFrom('operator_settings')
    .select('id')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The latest decisions about each setting, or the texts of each mail, the last made first. */
export async function latestDecisions(
  db: Db | Trx,
  about: 'settings' | 'mails',
  limit: number,
): Promise<readonly StoredDecision[]> {
  const { rows } = await sql<StoredDecision>`
    SELECT decisions.name, value, holds_from AS "holdsFrom", set_at AS "setAt", set_by AS "setById",
      trim(concat_ws(' ', people.name, people.surname)) AS "setByName", reason
    FROM (SELECT *, row_number() OVER (PARTITION BY name ORDER BY id DESC) AS place FROM operator_settings
        WHERE name LIKE 'mail.%' = ${about === 'mails'}) AS decisions
      LEFT JOIN people ON people.id = set_by
    WHERE place <= ${limit} ORDER BY decisions.id DESC`.execute(db)
  return rows
}
