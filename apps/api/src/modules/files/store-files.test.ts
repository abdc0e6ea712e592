import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashOf, readFileBytes } from '../../platform/files/file-bytes.ts'
import { s3Files } from '../../platform/ports/files/s3-files.ts'
import type { FileStorePort } from '../../platform/ports/files/file-store-port.ts'
import { openS3Server } from '../../testing/s3-server.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkStoredFiles, takeFilesBack } from './check-stored-files.ts'
import { removeStoredFiles, storeFiles, storeFilesJob } from './store-files.ts'

const dayMs = 24 * 3_600_000

async function addFile({ database }: TestShop, owner_id: string, bytes: Buffer, at = new Date()) {
  const id = randomUUID()
  const row = { id, owner_id, purpose: 'invoice', content_type: 'application/pdf', bytes, at } as const
  await database.kysely.insertInto('files').values(row).execute()
  return id
}

function rowOf({ database }: TestShop, id: string) {
  return database.kysely
    .selectFrom('files')
    .select(['bytes', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function removedIds({ database }: TestShop): Promise<string[]> {
  const rows = await database.kysely.selectFrom('removed_files').select('id').execute()
  return rows.map(({ id }) => id)
}

async function openStoringShop() {
  const server = await openS3Server()
  const shop = await openTestShop({ ports: { ...sentMessages().ports, files: s3Files(server.settings) } })
  const person = await addSignedIn(shop)
  return { server, shop, person, store: s3Files(server.settings) }
}

test('files go to the store, oldest first, and their bytes out of the database', async () => {
  const { server, shop, person, store } = await openStoringShop()
  const [late, early] = [Buffer.from('late'), Buffer.from('early')]
  const second = await addFile(shop, person.id, late, new Date('2026-11-20T10:00:00Z'))
  const first = await addFile(shop, person.id, early, new Date('2026-11-19T10:00:00Z'))
  expect(await storeFiles(shop.database, store, 1)).toBe(1)
  expect([...server.objects.keys()]).toEqual([`/flower-market/${first}`])
  expect(await rowOf(shop, first)).toEqual({ bytes: null, sha256: hashOf(early) })
  expect(await rowOf(shop, second)).toEqual({ bytes: late, sha256: null })
  expect(await storeFiles(shop.database, store, 5)).toBe(1)
  expect(server.objects.get(`/flower-market/${second}`)).toEqual({ type: 'application/pdf', bytes: late })
  expect(await storeFiles(shop.database, store, 5)).toBe(0)
})

test('what the store does not take stays in the database, and is given to it again', async () => {
  const { server, shop, person, store } = await openStoringShop()
  const bytes = Buffer.from('an invoice')
  const id = await addFile(shop, person.id, bytes)
  server.refusal = { status: 503, code: 'SlowDown' }
  await expect(storeFiles(shop.database, store, 5)).rejects.toThrow('S3: status 503, SlowDown')
  expect(await rowOf(shop, id)).toEqual({ bytes, sha256: null })
  expect((await person.browser.send({ url: `/api/file/${id}` })).rawPayload).toEqual(bytes)
  server.refusal = null
  expect(await storeFiles(shop.database, store, 5)).toBe(1)
  expect((await rowOf(shop, id)).bytes).toBeNull()
})

test('the shop’s jobs give files to the store, and people read them as before', async () => {
  const { server, shop, person } = await openStoringShop()
  const bytes = Buffer.from('%PDF-1.7 an invoice')
  const ids = await Promise.all(Array.from({ length: 11 }, () => addFile(shop, person.id, bytes)))
  const scheduled = await shop.app.jobs.scheduled()
  expect(scheduled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['files.store', 'files.remove-stored']),
  )
  await shop.app.jobs.send(shop.database.kysely, storeFilesJob, {})
  await shop.app.jobs.runPending()
  expect(server.objects.size).toBe(11)
  for (const id of ids.slice(0, 2)) {
    const answer = await person.browser.send({ url: `/api/file/${id}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload).toEqual(bytes)
  }
  const stranger = await addSignedIn(shop)
  const asked = server.requests.length
  expect((await stranger.browser.send({ url: `/api/file/${ids[0]}` })).statusCode).toBe(404)
  expect(server.requests.length).toBe(asked)
})

test('a store that does not answer makes a file unavailable for a while; one that lost or changed it, an error', async () => {
  const { server, shop, person, store } = await openStoringShop()
  const id = await addFile(shop, person.id, Buffer.from('an invoice'))
  await storeFiles(shop.database, store, 5)
  const read = async () => {
    const answer = await person.browser.send({ url: `/api/file/${id}` })
    return [answer.statusCode, answer.json<{ code: string }>().code]
  }
  server.refusal = { status: 500, code: 'InternalError' }
  expect(await read()).toEqual([503, 'unavailable'])
  server.refusal = null
  server.objects.set(`/flower-market/${id}`, { type: 'application/pdf', bytes: Buffer.from('another') })
  expect(await read()).toEqual([500, 'internal'])
  server.objects.clear()
  expect(await read()).toEqual([500, 'internal'])
})

test('a shop without its store says so instead of sending nothing', async () => {
  const { shop, person, store } = await openStoringShop()
  const id = await addFile(shop, person.id, Buffer.from('an invoice'))
  await storeFiles(shop.database, store, 5)
  await expect(readFileBytes(null, { id, ...(await rowOf(shop, id)) })).rejects.toThrow(
    `File ${id} is in a store of files, and FILES_S3_URL is not set.`,
  )
})

test('what is deleted in the shop is deleted in the store two weeks later', async () => {
  const { server, shop, person, store } = await openStoringShop()
  const { kysely } = shop.database
  const id = await addFile(shop, person.id, Buffer.from('a picture'))
  const kept = await addFile(shop, person.id, Buffer.from('another picture'))
  await storeFiles(shop.database, store, 5)
  const neverStored = await addFile(shop, person.id, Buffer.from('a third'))
  await kysely.deleteFrom('files').where('id', 'in', [id, neverStored]).execute()
  expect(await removedIds(shop)).toEqual([id])
  const { rows } = await sql<{ now: Date }>`SELECT now()`.execute(kysely)
  const now = (rows[0] as { now: Date }).now.getTime()
  await removeStoredFiles(shop.database, store, new Date(now + 14 * dayMs - 60_000))
  expect(server.objects.size).toBe(2)
  const late = new Date(now + 14 * dayMs + 60_000)
  server.refusal = { status: 503, code: 'SlowDown' }
  await expect(removeStoredFiles(shop.database, store, late)).rejects.toThrow('SlowDown')
  expect(await removedIds(shop)).toEqual([id])
  server.refusal = null
  await removeStoredFiles(shop.database, store, late)
  expect([...server.objects.keys()]).toEqual([`/flower-market/${kept}`])
  expect(await removedIds(shop)).toEqual([])
})

test('a file that ends while it is given to the store is deleted there, too', async () => {
  const { shop, person, store } = await openStoringShop()
  const id = await addFile(shop, person.id, Buffer.from('a picture'))
  const racing: FileStorePort = {
    ...store,
    put: async (file) => {
      await shop.database.kysely.deleteFrom('files').where('id', '=', id).execute()
      await store.put(file)
    },
  }
  expect(await storeFiles(shop.database, racing, 5)).toBe(1)
  expect(await removedIds(shop)).toEqual([id])
})

test('the database refuses a file whose bytes are nowhere', async () => {
  const { shop, person } = await openStoringShop()
  const id = await addFile(shop, person.id, Buffer.from('a picture'))
  await expect(
    shop.database.kysely.updateTable('files').set({ bytes: null }).where('id', '=', id).execute(),
  ).rejects.toThrow('files_bytes_are_somewhere')
})

test('the operator sees which files the store has lost or changed, and can take all of them back', async () => {
  const { server, shop, person, store } = await openStoringShop()
  const { kysely } = shop.database
  const bytes = Buffer.from('a picture')
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push(await addFile(shop, person.id, bytes))
  await storeFiles(shop.database, store, 5)
  expect(await checkStoredFiles(kysely, store)).toEqual({ expected: 3, wrong: [] })
  const [lost, changed] = ids as [string, string]
  server.objects.delete(`/flower-market/${lost}`)
  server.objects.set(`/flower-market/${changed}`, { type: 'application/pdf', bytes: Buffer.from('another') })
  expect(await checkStoredFiles(kysely, store)).toEqual({ expected: 3, wrong: [lost, changed].toSorted() })
  server.refusal = { status: 503, code: 'SlowDown' }
  await expect(checkStoredFiles(kysely, store)).rejects.toThrow('S3: status 503, SlowDown')
  server.refusal = null
  await expect(takeFilesBack(kysely, store)).rejects.toThrow(/has no file|other bytes/u)
  for (const id of [lost, changed])
    server.objects.set(`/flower-market/${id}`, { type: 'application/pdf', bytes })
  await takeFilesBack(kysely, store)
  for (const id of ids) expect(await rowOf(shop, id)).toEqual({ bytes, sha256: null })
  expect(await checkStoredFiles(kysely, store)).toEqual({ expected: 0, wrong: [] })
})
