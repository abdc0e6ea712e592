import { expect, test } from 'vitest'
import { sharedOutcome } from './shared-outcome.ts'

test('all who ask within the time share an outcome, also a failure', async () => {
  let [elapsedMs, count] = [0, 0]
  const ask = sharedOutcome(
    async () => {
      count += 1
      if (count === 2) throw new Error('away')
      return count
    },
    1000,
    () => elapsedMs,
  )
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  elapsedMs = 999
  expect(await ask()).toBe(1)
  elapsedMs = 1000
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('away')
  elapsedMs = 2000
  expect(await ask()).toBe(3)
})

test('work that takes longer than that is not begun a second time', async () => {
  let [elapsedMs, count] = [0, 0]
  const done = Promise.withResolvers<void>()
  const ask = sharedOutcome(
    async () => {
      count += 1
      await done.promise
    },
    1000,
    () => elapsedMs,
  )
  const first = ask()
  elapsedMs = 60_000
  const second = ask()
  done.resolve()
  await Promise.all([first, second])
  expect(count).toBe(1)
  await ask()
  expect(count).toBe(2)
})
