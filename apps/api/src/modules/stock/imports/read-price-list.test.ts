import { afterAll, expect, test } from 'vitest'
import { workerTasks } from '../../../platform/workers/worker-tasks.ts'
import type { ImportTasks } from './import-tasks.ts'
import { readPriceList } from './read-price-list.ts'

const limits = { timeoutMs: 60_000, memoryMb: 256, idleMs: 60_000 }
const tasks = workerTasks<ImportTasks>(new URL('import-worker.ts', import.meta.url), limits)
afterAll(() => tasks.close())

const csv = new TextEncoder().encode('Сорт;Цена\nExplorer;100,50\n')

test('a file is read by the worker', async () => {
  expect(await readPriceList(tasks, csv)).toEqual([
    ['Сорт', 'Цена'],
    ['Explorer', '100,50'],
  ])
})

test('nothing of a file is read on the main thread: where the worker fails, it is not recognized', async () => {
  const broken = { run: () => Promise.reject(new Error('The worker ended with 1.')) }
  await expect(readPriceList(broken, csv)).rejects.toMatchObject({ code: 'price-file-not-recognized' })
})

test.each([
  ['rows', Array.from({ length: 5001 }, () => 'a;1').join('\n'), 'price-file-too-long'],
  ['columns', `${'a;'.repeat(60)}b`, 'price-file-too-long'],
  ['one column', 'Explorer', 'price-file-not-recognized'],
  ['a NUL', 'a;\u0000', 'price-file-not-recognized'],
])('a file with too many %s, or with no price list in it, is refused', async (_what, text, code) => {
  await expect(readPriceList(tasks, new TextEncoder().encode(text))).rejects.toMatchObject({ code })
})
