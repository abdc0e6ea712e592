import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { oncePerRequest } from './once-per-request.ts'

function newRequest(): FastifyRequest {
  return {} as FastifyRequest
}

test('a request reads each key once, another request reads it again', async () => {
  const asked: string[][] = []
  const read = oncePerRequest(async (_request, ...key: string[]) => asked.push(key))
  const [first, second] = [newRequest(), newRequest()]
  expect(await Promise.all([read(first, 'anna', 'b'), read(first, 'anna', 'b')])).toEqual([1, 1])
  expect(await read(first, 'anna b')).toBe(2)
  expect(await read(first, 'anna', 'b')).toBe(1)
  expect(await read(second, 'anna', 'b')).toBe(3)
  expect(asked).toEqual([['anna', 'b'], ['anna b'], ['anna', 'b']])
})

test('a read that fails does so for all that ask on its request, and for no other', async () => {
  let times = 0
  const read = oncePerRequest(async () => {
    times += 1
    if (times === 1) throw new Error('away')
  })
  const first = newRequest()
  const results = await Promise.allSettled([read(first), read(first)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(read(newRequest())).resolves.toBeUndefined()
})
