import { randomBytes } from 'node:crypto'
import type { Db } from '../database/database.ts'

/** The server's own secret for signing, made at the first start and kept in the database for all its processes. */
export async function readServerSecret(db: Db): Promise<Buffer> {
  const key = 'server-secret'
  await db
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}
