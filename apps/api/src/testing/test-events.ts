import { defineEvent, type AudienceOf } from '@flower-market/api-client/contract'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, type Database, type Trx } from '../platform/database/database.ts'
import { publish } from '../platform/events/publish.ts'
import { createTestDatabase } from './test-database.ts'

const payload = z.object({ text: z.string() })

/** One event for each kind of audience, which the contract does not have. */
export const testEvents = {
  person: defineEvent({ name: 'told-a-person', version: 1, summary: '', audience: 'person', payload }),
  role: defineEvent({ name: 'told-a-role', version: 1, summary: '', audience: 'role', payload }),
  plantation: defineEvent({
    name: 'told-a-plantation',
    version: 1,
    summary: '',
    audience: 'plantation',
    payload,
  }),
  everybody: defineEvent({ name: 'told-everybody', version: 1, summary: '', audience: 'everybody', payload }),
}

/** Whom a test's event is for. */
export type TestAudience = AudienceOf<(typeof testEvents)[keyof typeof testEvents]>

/** Publishes a text within the caller's transaction. */
export function publishTextIn(trx: Trx, audience: TestAudience, text: string): Promise<void> {
  if ('person' in audience) return publish(trx, testEvents.person, audience, { text })
  if ('role' in audience) return publish(trx, testEvents.role, audience, { text })
  if ('plantation' in audience) return publish(trx, testEvents.plantation, audience, { text })
  return publish(trx, testEvents.everybody, audience, { text })
}

/** Publishes a text in a transaction of its own. */
export function publishText(
  { kysely }: Pick<Database, 'kysely'>,
  audience: TestAudience,
  text: string,
): Promise<void> {
  return kysely.transaction().execute((trx) => publishTextIn(trx, audience, text))
}

/** A database of one test, without a server. */
export async function openTestDatabase(): Promise<Database> {
  const { connectionString, drop } = await createTestDatabase()
  const database = openDatabase({ connectionString })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return database
}
