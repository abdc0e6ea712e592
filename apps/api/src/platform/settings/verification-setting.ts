import type { FastifyBaseLogger } from 'fastify'
import type { VerificationRequirement } from '../config.ts'
import type { Database, Db } from '../database/database.ts'

const key = 'verification'

const stored = { name: 'verification-setting', text: `SELECT value FROM settings WHERE key = '${key}'` }

/** Stores what the environment says where nothing is stored yet; later the stored setting holds, and the log says so. */
export async function seedVerificationSetting(
  db: Db,
  seed: VerificationRequirement | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (seed === undefined) return
  await db
    .insertInto('settings')
    .values({ key, value: seed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (value !== seed) log.warn(`VERIFICATION=${seed} is not used: the stored setting is ${value}.`)
}

/** Whether the operator requires an approved verification; optional until somebody has said otherwise. */
export async function isVerificationRequired(database: Database): Promise<boolean> {
  const [row] = await database.query<{ value: string }>(stored)
  return row?.value === ('required' satisfies VerificationRequirement)
}
