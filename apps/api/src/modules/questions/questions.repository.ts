import type { CallOutput } from '@flower-market/api-client/contract'
import { askedKinds, type AskedKind, type QuestionTimes } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'

/** What a question is about. */
export interface AskedItem {
  readonly kind: AskedKind
  readonly item: string
}

/** Whose an item is that waits for staff, locked until the transaction ends; undefined where nothing waits. */
export async function lockWaiting(trx: Trx, { kind, item }: AskedItem): Promise<string | undefined> {
  const query =
    kind === 'verification'
      ? sql<{ personId: string }>`SELECT person_id AS "personId" FROM verifications
          WHERE person_id = ${item} AND status = 'WAITING' FOR UPDATE`
      : sql<{ personId: string }>`SELECT person_id AS "personId" FROM payments
          WHERE id = ${item} AND status = 'IN_PROCESSED' AND proof IS NOT NULL FOR UPDATE`
  return (await query.execute(trx)).rows[0]?.personId
}

/** Writes a question; false where one about the same waits for its answer. */
export async function insertQuestion(
  trx: Trx,
  question: AskedItem & {
    readonly id: string
    readonly personId: string
    readonly text: string
    readonly by: string
    readonly at: Date
  },
): Promise<boolean> {
  const { id, kind, item, personId, text, by, at } = question
  const written = await trx
    .insertInto('desk_questions')
    .values({
      id,
      kind,
      item,
      person_id: personId,
      text,
      asked_at: at,
      asked_by: by,
      answer: null,
      answered_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** A person's questions about what still waits, of each thing the last one. */
export async function listQuestions(db: Db, personId: string): Promise<CallOutput<'questionList'>> {
  const { rows } = await sql<Omit<CallOutput<'questionList'>[number], 'askedAt'> & { askedAt: Date }>`
    SELECT _id, kind, item, text, "askedAt", answer FROM (
      SELECT DISTINCT ON (kind, item) id AS _id, kind, item, text, asked_at AS "askedAt", answer
      FROM desk_questions WHERE person_id = ${personId} ORDER BY kind, item, asked_at DESC
    ) AS last
      LEFT JOIN verifications ON kind = 'verification' AND verifications.person_id = item
      LEFT JOIN payments ON kind = 'top-up' AND payments.id = item
    WHERE (verifications.status = 'WAITING' AND verifications.asked_at <= "askedAt") OR payments.status = 'IN_PROCESSED' ORDER BY "askedAt" DESC`.execute(
    db,
  )
  return rows.map((row) => Object.assign(row, { askedAt: row.askedAt.toISOString() }))
}

/** What a question of a person is about; undefined where they have none of this id. */
export function findQuestion(trx: Trx, personId: string, id: string): Promise<AskedItem | undefined> {
  return trx
    .selectFrom('desk_questions')
    .select(['kind', 'item'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/**
 * Writes the answer to the question about an item that waits for one, or to this question alone; false where there is none.
 * An empty answer is another proof or another request.
 */
export async function writeAnswer(
  trx: Trx,
  { kind, item, id }: AskedItem & { readonly id?: string },
  { answer, at }: { readonly answer: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('desk_questions')
    .set({ answer, answered_at: at })
    .where('kind', '=', kind)
    .where('item', '=', item)
    .where('answered_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was asked about an item: the last question, and when each was asked and answered. */
export interface AskedAboutItem {
  readonly last: NonNullable<CallOutput<'desk'>['items'][number]['question']>
  readonly times: readonly QuestionTimes[]
}

/** What was asked about items, by kind and id; of a verification what was asked about its latest request. */
export async function questionsAbout(
  db: Db,
  items: readonly string[],
): Promise<ReadonlyMap<string, AskedAboutItem>> {
  const { rows } = await sql<{
    kind: AskedKind
    item: string
    text: string
    askedAt: Date
    answeredAt: Date | null
    answer: string | null
    askedBy: string
  }>`SELECT kind, item, text, asked_at AS "askedAt", answered_at AS "answeredAt", answer,
      trim(concat_ws(' ', people.name, people.surname)) AS "askedBy"
    FROM desk_questions JOIN people ON people.id = asked_by
    WHERE kind = ANY(${askedKinds}) AND item = ANY(${items}) AND NOT EXISTS (
      SELECT FROM verifications
      WHERE kind = 'verification' AND verifications.person_id = item AND verifications.asked_at > desk_questions.asked_at)
    ORDER BY asked_at`.execute(db)
  const found = new Map<string, AskedAboutItem>()
  for (const { kind, item, askedAt, answeredAt, ...said } of rows) {
    const key = `${kind} ${item}`
    const times = { askedAtMs: askedAt.getTime(), answeredAtMs: answeredAt?.getTime() ?? null }
    found.set(key, {
      last: { ...said, askedAt: askedAt.toISOString() },
      times: [...(found.get(key)?.times ?? []), times],
    })
  }
  return found
}
