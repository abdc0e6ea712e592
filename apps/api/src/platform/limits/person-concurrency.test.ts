import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personConcurrency } from './person-concurrency.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that ends when it is told to. */
function openWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const workOf = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return { begun, workOf, end: (name: string) => ends.get(name)?.() }
}

test('so many calls of a person run at once, the next ones follow in order; another person does not wait', async () => {
  const limiter = personConcurrency({ maxConcurrent: 2, maxWaitMs: 1000 })
  const { begun, workOf, end } = openWork()
  const calls = ['a', 'b', 'c', 'd'].map((name) => limiter.run('anna', workOf(name)))
  const other = limiter.run('petr', workOf('x'))
  expect(begun).toEqual(['a', 'b', 'x'])
  end('b')
  await calls[1]
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a', 'b', 'x', 'c'])
  for (const name of ['a', 'c', 'x']) end(name)
  await Promise.all([calls[0], calls[2], other])
  await vi.advanceTimersByTimeAsync(0)
  end('d')
  expect(await calls[3]).toBe('d')
})

test('whoever waits too long is told when to ask again, and takes no turn from the next', async () => {
  const limiter = personConcurrency({ maxConcurrent: 1, maxWaitMs: 1000 })
  const { begun, workOf, end } = openWork()
  const first = limiter.run('anna', workOf('a'))
  const late = limiter.run('anna', workOf('b')).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toMatchObject({ code: 'unavailable', retryAfterMs: 1000 })
  const third = limiter.run('anna', workOf('c'))
  end('a')
  await first
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['a', 'c'])
  end('c')
  expect(await third).toBe('c')
})

test('work that fails gives its turn on', async () => {
  const limiter = personConcurrency({ maxConcurrent: 1, maxWaitMs: 1000 })
  await expect(limiter.run('anna', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limiter.run('anna', async () => 'done')).toBe('done')
})
