import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from './create-client.ts'

let attempts = 0
const prepare = vi.fn<() => Promise<void>>(async () => {})
vi.mock('./transport/create-transport.ts', () => ({
  get createTransport() {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return () => ({ prepare, call: async () => ({ status: 'ok' }) })
  },
}))

test('a client whose code cannot be loaded reports a network failure, calls `onLoadFailed`, and retries with the next call', async () => {
  const onLoadFailed = vi.fn<() => void>()
  const { call } = createApiClient({ onLoadFailed })
  await expect(call('live')).rejects.toMatchObject({ kind: 'network', call: 'live' })
  await expect(call('live')).resolves.toEqual({ status: 'ok' })
  expect(onLoadFailed).toHaveBeenCalledOnce()
})

test('a part of the contract that cannot be loaded is reported likewise, and the code of the client is not loaded anew', async () => {
  const onLoadFailed = vi.fn<() => void>()
  const { call } = createApiClient({ onLoadFailed })
  const before = attempts
  prepare.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(call('live')).rejects.toMatchObject({ kind: 'network', call: 'live' })
  await expect(call('live')).resolves.toEqual({ status: 'ok' })
  expect(onLoadFailed).toHaveBeenCalledOnce()
  expect(attempts).toBe(before + 1)
})

test('loads its code once', async () => {
  const before = attempts
  const { call } = createApiClient()
  await Promise.all([call('live'), call('live')])
  await call('live')
  expect(attempts).toBe(before + 1)
})

test('the first call waits for a task of its own, where a browser gives one', async () => {
  const { promise: nextTask, resolve: begin } = Promise.withResolvers<void>()
  vi.stubGlobal('scheduler', { yield: () => nextTask })
  onTestFinished(() => void vi.unstubAllGlobals())
  prepare.mockClear()
  const { call } = createApiClient()
  const answered = call('live')
  await new Promise((go) => setTimeout(go))
  expect(prepare).not.toHaveBeenCalled()
  begin()
  expect(await answered).toEqual({ status: 'ok' })
})

test.each([undefined, {}])('a browser whose scheduler is %o sends it at once', async (scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await createApiClient().call('live')).toEqual({ status: 'ok' })
})
