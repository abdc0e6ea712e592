import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MarketConnection, OpenConnection } from './market-connection.ts'
import { createMarketSocket } from './socket.ts'
import type { MarketSocketOptions } from './socket.ts'

type Listener = (...details: unknown[]) => void

/** A connection whose server side is controlled by the test. */
function fakeConnection() {
  const listeners = new Map<string, Listener>()
  const told = (event: string, ...details: unknown[]): void => listeners.get(event)?.(...details)
  const connection = {
    connected: false,
    active: true,
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(() => comeDown('io client disconnect')),
    answerCheck: vi.fn<() => Promise<unknown>>(async () => ({ status: 'ok' })),
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    timeout: (withinMs: number) => ({
      emitWithAck: (event: string) =>
        event === 'check-connection' ? within(withinMs) : Promise.reject(event),
    }),
  }
  const within = (ms: number): Promise<unknown> =>
    Promise.race([
      connection.answerCheck(),
      new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), ms)),
    ])
  const comeUp = (): void => {
    connection.connected = true
    told('connect')
  }
  const comeDown = (reason: string): void => {
    connection.connected = false
    told('disconnect', reason)
  }
  return { connection, told, comeUp, comeDown }
}

async function begin(options: Partial<MarketSocketOptions> = {}) {
  const fake = fakeConnection()
  const open = vi.fn<OpenConnection>(() => fake.connection as unknown as MarketConnection)
  const onStatus = vi.fn<(status: string) => void>()
  const onReconnected = vi.fn<() => void>()
  const onStockChanged = vi.fn<MarketSocketOptions['onStockChanged']>()
  const socket = createMarketSocket({
    loadOpener: async () => open,
    onStatus,
    onReconnected,
    onStockChanged,
    ...options,
  })
  await vi.advanceTimersByTimeAsync(0)
  return { ...fake, open, socket, onStatus, onReconnected, onStockChanged }
}

function page() {
  return Object.assign(new EventTarget(), { visibilityState: 'visible' })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('opens with websocket before polling, delays of 1 to 5 s spread by half, and a timeout of 20 s', async () => {
  const { open } = await begin({ url: 'https://market.test' })
  expect(open).toHaveBeenCalledExactlyOnceWith('https://market.test', {
    transports: ['websocket', 'polling'],
    withCredentials: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  })
})

test('passes on stock changes', async () => {
  const { told, onStockChanged } = await begin()
  const event = { date: '2026-11-23', changes: [{ code: 'a', stemsAvailable: 25 }] }
  told('stock-changed', event)
  expect(onStockChanged).toHaveBeenCalledExactlyOnceWith(event)
})

test('reports the state of the connection', async () => {
  const { comeUp, comeDown, told, onStatus } = await begin()
  told('connect_error', new Error('No transports available'))
  comeUp()
  comeDown('transport close')
  expect(onStatus.mock.calls.flat()).toEqual(['connecting', 'disconnected', 'connected', 'disconnected'])
})

test('asks to read again after every reconnect, and not after the first connect', async () => {
  const { comeUp, comeDown, onReconnected } = await begin()
  comeUp()
  expect(onReconnected).not.toHaveBeenCalled()
  comeDown('transport close')
  comeUp()
  expect(onReconnected).toHaveBeenCalledOnce()
})

test('reconnects with jitter when the server ended the connection', async () => {
  const { connection, comeUp, comeDown } = await begin()
  comeUp()
  comeDown('io server disconnect')
  await vi.advanceTimersByTimeAsync(499)
  expect(connection.connect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1001)
  expect(connection.connect).toHaveBeenCalledOnce()
})

test('reconnects when the server was not ready', async () => {
  const { connection, told } = await begin()
  connection.active = false
  told('connect_error', new Error('unavailable'))
  await vi.advanceTimersByTimeAsync(1500)
  expect(connection.connect).toHaveBeenCalledOnce()
})

test('leaves a failed attempt to socket.io when it retries itself', async () => {
  const { connection, told } = await begin()
  told('connect_error', new Error('xhr poll error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.connect).not.toHaveBeenCalled()
})

test('does not retry forever without a session', async () => {
  const { connection, told } = await begin()
  connection.active = false
  told('connect_error', new Error('not-signed-in'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.connect).not.toHaveBeenCalled()
})

describe('the check of the connection', () => {
  test('leaves an answering connection alone', async () => {
    const { connection, comeUp } = await begin()
    comeUp()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(connection.answerCheck.mock.calls.length).toBeGreaterThan(2)
    expect(connection.disconnect).not.toHaveBeenCalled()
  })

  test('does not ask where there is no connection', async () => {
    const { connection } = await begin()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(connection.answerCheck).not.toHaveBeenCalled()
  })

  test.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('happens when %s, and makes a silent connection anew after 1500 ms', async (_when, happen) => {
    const { connection, comeUp } = await begin()
    comeUp()
    connection.answerCheck.mockReturnValue(new Promise(() => {}))
    happen()
    await vi.advanceTimersByTimeAsync(1499)
    expect(connection.disconnect).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(connection.disconnect).toHaveBeenCalledOnce()
    expect(connection.connect).toHaveBeenCalledOnce()
  })

  test('does not happen when the page is hidden', async () => {
    const { connection, comeUp } = await begin()
    comeUp()
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(connection.answerCheck).not.toHaveBeenCalled()
  })

  test('treats an answer without a status as no answer', async () => {
    const { connection, comeUp } = await begin()
    comeUp()
    connection.answerCheck.mockResolvedValue({})
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(connection.connect).toHaveBeenCalledOnce()
  })
})

describe('closing', () => {
  test('ends the connection, its checks and its events', async () => {
    const { connection, comeUp, socket, onStatus } = await begin()
    comeUp()
    onStatus.mockClear()
    socket.close()
    expect(connection.disconnect).toHaveBeenCalledOnce()
    expect(onStatus).not.toHaveBeenCalled()
    connection.connected = true
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(connection.answerCheck).not.toHaveBeenCalled()
  })

  test('before the code has arrived opens nothing', async () => {
    const arrival = Promise.withResolvers<OpenConnection>()
    const open = vi.fn<OpenConnection>()
    createMarketSocket({ loadOpener: () => arrival.promise, onStockChanged: () => {} }).close()
    arrival.resolve(open)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(open).not.toHaveBeenCalled()
  })

  test('ends the wait for a reconnect', async () => {
    const { connection, comeUp, comeDown, socket } = await begin()
    comeUp()
    comeDown('io server disconnect')
    socket.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connection.connect).not.toHaveBeenCalled()
  })
})

test('tries again when the code could not be fetched', async () => {
  const fake = fakeConnection()
  const loadOpener = vi
    .fn<() => Promise<OpenConnection>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => fake.connection as unknown as MarketConnection)
  const { onStatus } = await begin({ loadOpener })
  expect(onStatus.mock.calls.flat()).toEqual(['connecting', 'disconnected'])
  await vi.advanceTimersByTimeAsync(6500)
  fake.comeUp()
  expect(onStatus.mock.calls.flat()).toEqual(['connecting', 'disconnected', 'connecting', 'connected'])
})
