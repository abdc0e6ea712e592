import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { watchServers } from './ready-servers.ts'

const request = { url: '/', headers: {}, socket: {} } as IncomingMessage

test('a server that is not ready gets a request when no other takes it, and its turn when it is ready again', async () => {
  vi.useFakeTimers()
  const ready = new Set([1, 2])
  const servers = watchServers(async (port) => ready.has(port))
  servers.set([1, 2])
  const firsts = () => [servers.route(request)[0], servers.route(request)[0]].toSorted()
  await vi.advanceTimersByTimeAsync(300)
  expect(firsts()).toEqual([1, 2])
  ready.delete(2)
  await vi.advanceTimersByTimeAsync(300)
  expect([servers.route(request), servers.route(request)]).toEqual([
    [1, 2],
    [1, 2],
  ])
  ready.delete(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(servers.route(request)).toEqual([1, 2])
  ready.add(1).add(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(firsts()).toEqual([1, 2])
  vi.useRealTimers()
})
