import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, publishText } from '../../testing/test-events.ts'
import type { Database } from '../database/database.ts'
import { eventDispatcher } from './event-dispatcher.ts'
import type { StoredEvent } from './stored-events.ts'

const never = 3_600_000
const everybody = { everybody: true } as const

/** The dispatcher of one process, and what it has delivered. */
async function startProcess(database: Database, sweepEveryMs = never) {
  const heard: unknown[] = []
  const warn = vi.fn<() => void>()
  const deliver = ({ payload }: StoredEvent): void => void heard.push(payload)
  const dispatcher = eventDispatcher({ database, log: { warn }, deliver, sweepEveryMs })
  await dispatcher.start()
  onTestFinished(() => dispatcher.stop())
  return { ...dispatcher, heard, warn }
}

const listeners = {
  name: 'listeners',
  text: `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
}
const killListeners = {
  name: 'kill-listeners',
  text: listeners.text.replace('SELECT pid', 'SELECT pg_terminate_backend(pid)'),
}

async function untilListening(database: Database, count: number): Promise<void> {
  await expect.poll(async () => (await database.query(listeners)).length).toBe(count)
}

test('every process delivers every event once, in order, whichever process has written it', async () => {
  const database = await openTestDatabase()
  const processes = [await startProcess(database), await startProcess(database)]
  await untilListening(database, 2)
  for (let index = 0; index < 30; index += 1) {
    await publishText(database, everybody, String(index))
    processes[index % 2]?.wake()
  }
  const expected = Array.from({ length: 30 }, (_, index) => ({ text: String(index) }))
  for (const { heard } of processes) await expect.poll(() => heard).toEqual(expected)
})

test('what was written while no process ran is delivered by the first that starts', async () => {
  const database = await openTestDatabase()
  await publishText(database, everybody, 'early')
  const { heard } = await startProcess(database)
  await expect.poll(() => heard).toEqual([{ text: 'early' }])
})

test('what was delivered before the start is not delivered again', async () => {
  const database = await openTestDatabase()
  const first = await startProcess(database)
  await publishText(database, everybody, 'early')
  first.wake()
  await expect.poll(() => first.heard).toHaveLength(1)
  const second = await startProcess(database)
  await publishText(database, everybody, 'late')
  first.wake()
  await expect.poll(() => second.heard).toEqual([{ text: 'late' }])
})

test('a process whose LISTEN connection is cut listens again and has missed nothing', async () => {
  const database = await openTestDatabase()
  const [writer, reader] = [await startProcess(database), await startProcess(database)]
  await untilListening(database, 2)
  await database.query(killListeners)
  await publishText(database, everybody, 'while nobody listened')
  writer.wake()
  await expect.poll(() => reader.heard).toEqual([{ text: 'while nobody listened' }])
  expect(reader.warn).toHaveBeenCalledOnce()
  await untilListening(database, 2)
  await publishText(database, everybody, 'after it')
  writer.wake()
  await expect.poll(() => reader.heard).toHaveLength(2)
})

test('without any LISTEN connection a sweep finds what others wrote', async () => {
  const database = await openTestDatabase()
  const connectionString = 'postgres://127.0.0.1:1/nowhere'
  const { heard } = await startProcess({ ...database, connectionString }, 20)
  await publishText(database, everybody, 'unannounced')
  await expect.poll(() => heard).toEqual([{ text: 'unannounced' }])
})

test('a database that is away for a while delays events and loses none', async () => {
  const database = await openTestDatabase()
  const watched = { ...database }
  const { heard, wake, warn } = await startProcess(watched, 20)
  vi.spyOn(watched, 'query').mockRejectedValueOnce(new Error('away'))
  await publishText(database, everybody, 'delayed')
  wake()
  await expect.poll(() => heard).toEqual([{ text: 'delayed' }])
  expect(warn).toHaveBeenCalled()
})

test('more events than one batch arrive in order', async () => {
  const database = await openTestDatabase()
  const { heard, wake } = await startProcess(database)
  await database.query({
    name: 'many-events',
    text: `INSERT INTO event_outbox (stream, name, version, payload)
           SELECT 'everybody', 'told-everybody', 1, jsonb_build_object('text', n::text) FROM generate_series(1, 1200) AS n`,
  })
  wake()
  await expect.poll(() => heard).toHaveLength(1200)
  expect(heard).toEqual(Array.from({ length: 1200 }, (_, index) => ({ text: String(index + 1) })))
})

test('after stopping, nothing is delivered and no connection is left', async () => {
  const database = await openTestDatabase()
  const { heard, stop, wake } = await startProcess(database)
  await untilListening(database, 1)
  await stop()
  await publishText(database, everybody, 'too late')
  wake()
  await untilListening(database, 0)
  expect(heard).toEqual([])
})
