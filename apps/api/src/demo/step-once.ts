import type { Db, Trx } from '../platform/database/database.ts'

/** Does a step of the seed and remembers it, both or neither: a start that was cut off goes on where it stopped. */
export async function stepOnce(db: Db, name: string, step: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: claimed } = await trx
      .insertInto('settings')
      .values({ key: `demo-step:${name}`, value: 'done' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (claimed === 1n) await step(trx)
  })
}

/** Whether a step has been done. */
export async function isDone(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', `demo-step:${name}`)
    .executeTakeFirst()
  return row !== undefined
}

/** The moment of the first seed, to which the demo's past is relative. */
export async function demoStart(db: Db, now: Date): Promise<Date> {
  const key = 'demo-start'
  await db
    .insertInto('settings')
    .values({ key, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return new Date(value)
}
