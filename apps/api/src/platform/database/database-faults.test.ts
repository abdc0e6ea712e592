import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { waitingBackends } from '../../testing/waiting-backends.ts'
import { createHttpServer } from '../http/http-server.ts'
import { openDatabase, type Database, type DatabaseTimeouts } from './database.ts'

const patient: DatabaseTimeouts = {
  connectMs: 120_000,
  lockMs: 120_000,
  statementMs: 120_000,
  queryMs: 120_000,
  idleInTransactionMs: 120_000,
}

/** Longer than a busy machine takes for a statement that nothing holds up. */
const impatientMs = 2000

let connectionString: string
let drop: () => Promise<void>
/** Connections of somebody else: an operator, another process. */
let others: Database
beforeAll(async () => {
  ;({ connectionString, drop } = await createTestDatabase())
  others = openDatabase({ connectionString })
})
afterAll(async () => {
  await others.close()
  await drop()
})

/**
 * A server that waits for the database as long as these timeouts say, with a call that reads sessions. It is not the whole
 * shop: what a shop asks the database for when it starts would be refused by such timeouts, too.
 */
async function openImpatient(timeouts: Partial<DatabaseTimeouts>, poolSize = 20) {
  const database = openDatabase({ connectionString, poolSize, timeouts: { ...patient, ...timeouts } })
  const app = createHttpServer({ level: 'silent' })
  app.get('/sessions', () => database.query({ name: 'sessions', text: 'SELECT id FROM sessions' }))
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const ask = async () => {
    const { statusCode, headers } = await app.inject('/sessions')
    return [statusCode, headers['retry-after']]
  }
  return { database, ask }
}

/** Holds a lock that every call waits for, until the returned function is called. */
async function lockSessions(): Promise<() => Promise<void>> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = others.kysely.transaction().execute(async (trx) => {
    await sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`.execute(trx)
    held.resolve()
    await release.promise
  })
  await held.promise
  onTestFinished(() => release.resolve())
  return async () => {
    release.resolve()
    await holding
  }
}

const refused = [503, '2']
const answered = [200, undefined]

test('a backend that is ended during a request refuses that request and no other', async () => {
  const { ask } = await openImpatient({})
  const release = await lockSessions()
  const asked = ask()
  await expect.poll(() => waitingBackends(others)).toHaveLength(1)
  const [pid] = await waitingBackends(others)
  await sql`SELECT pg_terminate_backend(${pid})`.execute(others.kysely)
  expect(await asked).toEqual(refused)
  await release()
  expect(await ask()).toEqual(answered)
})

test('a lock that is held too long refuses the request, and its end is noticed', async () => {
  const { ask } = await openImpatient({ lockMs: impatientMs })
  const release = await lockSessions()
  expect(await ask()).toEqual(refused)
  await release()
  expect(await ask()).toEqual(answered)
})

test('a statement that takes too long is ended by PostgreSQL', async () => {
  const { ask } = await openImpatient({ statementMs: impatientMs })
  const release = await lockSessions()
  expect(await ask()).toEqual(refused)
  expect(await waitingBackends(others)).toEqual([])
  await release()
  expect(await ask()).toEqual(answered)
})

test('a database that does not answer refuses the request, and its connections are not used again', async () => {
  const { ask, database } = await openImpatient({ queryMs: impatientMs }, 1)
  const release = await lockSessions()
  expect(await ask()).toEqual(refused)
  // Kysely's way to the pool, too.
  await expect(database.kysely.selectFrom('sessions').select('id').execute()).rejects.toThrow(
    'Query read timeout',
  )
  expect(await waitingBackends(others)).toHaveLength(2)
  await sql`SELECT 1`.execute(database.kysely)
  await release()
  expect(await ask()).toEqual(answered)
})

test('a full pool refuses after a bounded wait, and works when it has room again', async () => {
  const { ask, database } = await openImpatient({ connectMs: impatientMs }, 1)
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const busy = database.kysely.transaction().execute(async () => {
    begun.resolve()
    await end.promise
  })
  await begun.promise
  onTestFinished(() => end.resolve())
  expect(await ask()).toEqual(refused)
  end.resolve()
  await busy
  expect(await ask()).toEqual(answered)
})

test('a transaction that does nothing for too long loses its locks and its connection', async () => {
  const { ask, database } = await openImpatient({ idleInTransactionMs: impatientMs }, 1)
  const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const idle = database.kysely.transaction().execute(async (trx) => {
    await sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`.execute(trx)
    locked.resolve()
    await end.promise
    await sql`SELECT 1`.execute(trx)
  })
  onTestFinished(() => end.resolve())
  await locked.promise
  const another = await openImpatient({})
  expect(await another.ask()).toEqual(answered)
  end.resolve()
  await expect(idle).rejects.toThrow(/terminat|not queryable/u)
  expect(await ask()).toEqual(answered)
})
