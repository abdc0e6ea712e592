import { expect, inject, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { NoPrimaryError, primaryFinder } from './find-primary.ts'

const nowhere = 'postgres://127.0.0.1:1/nowhere'

test('of a server that is away and one that takes writes the second is the primary', async () => {
  const { url } = inject('testServer')
  expect(await primaryFinder([nowhere, url])()).toBe(url)
})

test('an answer is shared for a second, a failure as well', async () => {
  const { url } = inject('testServer')
  const addresses = [nowhere]
  let elapsedMs = 0
  const find = primaryFinder(addresses, { elapsedMs: () => elapsedMs })
  await expect(find()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  addresses.push(url)
  elapsedMs = 999
  await expect(find()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  elapsedMs = 1000
  expect(await find()).toBe(url)
})

test('of two that take writes the one that was promoted last is the primary, and none before it is gone back to', async () => {
  let timelines: Readonly<Record<string, number>> = { one: 1, two: 0 }
  let elapsedMs = 0
  const readTimeline = async (address: string): Promise<number> => {
    const timeline = timelines[address]
    if (timeline === undefined) throw new Error('away')
    return timeline
  }
  const find = primaryFinder(['one', 'two'], { readTimeline, elapsedMs: () => (elapsedMs += 1000) })
  expect(await find()).toBe('one')
  timelines = { two: 0 }
  await expect(find()).rejects.toThrow(NoPrimaryError)
  timelines = { one: 1, two: 2 }
  expect(await find()).toBe('two')
  timelines = { one: 1 }
  await expect(find()).rejects.toThrow(NoPrimaryError)
})

test('a pool of several servers works on the primary', async () => {
  const { url } = inject('testServer')
  const { host, pathname, username, password } = new URL(url)
  const connectionString = `postgres://${username}:${password}@127.0.0.1:1,${host}${pathname}`
  const database = openDatabase({ connectionString })
  const rows = await database.query({ name: 'one', text: 'SELECT 1 AS one' }).finally(() => database.close())
  expect(rows).toEqual([{ one: 1 }])
})
