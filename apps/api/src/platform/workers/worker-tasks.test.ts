import { afterEach, expect, test } from 'vitest'
import { workerTasks, type WorkerTasks } from './worker-tasks.ts'
import type { sampleTasks } from './sample-worker.ts'

const entry = new URL('sample-worker.ts', import.meta.url)
let tasks: WorkerTasks<typeof sampleTasks>
function open(limits: { timeoutMs?: number; memoryMb?: number } = {}) {
  tasks = workerTasks(entry, { timeoutMs: 60_000, memoryMb: 64, idleMs: 60_000, ...limits })
  return tasks
}
afterEach(() => tasks.close())

test('work is done on another thread, and each question gets its own answer', async () => {
  const { run } = open()
  const answers = await Promise.all([run('double', 2), run('double', 21), run('thread', null)])
  expect(answers.slice(0, 2)).toEqual([4, 42])
  expect(answers[2]).toBeGreaterThan(0)
})

test('what the work throws is thrown, and the thread goes on', async () => {
  const { run } = open()
  await expect(run('fail', 'Broken')).rejects.toThrow('Broken')
  expect(await run('double', 3)).toBe(6)
})

test('work that never ends is ended, and the next work is done by a new thread', async () => {
  const { run } = open({ timeoutMs: 1 })
  await expect(run('forever', null)).rejects.toThrow('too long')
  await tasks.close()
  expect(await open().run('double', 4)).toBe(8)
})

test('work that takes too much memory fails alone', async () => {
  const { run } = open({ memoryMb: 24 })
  await expect(run('hoard', null)).rejects.toThrow(/memory/u)
  expect(await run('double', 5)).toBe(10)
})

test('what is under way fails when the server stops', async () => {
  const { run, close } = open()
  const running = run('forever', null).catch((error: unknown) => error)
  await close()
  expect(await running).toBeInstanceOf(Error)
})
