import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MarketConnection, OpenConnection } from './market-connection.ts'
import { createMarketSocket, type MarketSocketOptions } from './socket.ts'

type Listener = (...details: unknown[]) => void

const nothingMissed = { isReset: false, numbers: { everybody: 7 }, events: [] }
const stock = { date: '2026-11-23', changes: [{ code: 'a', stemsAvailable: 25 }] }

function stockChanged(number: number, payload: unknown = stock) {
  return { stream: 'everybody', number, name: 'stock-changed', version: 1, payload }
}

function within(ms: number, answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    answer,
    new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), ms)),
  ])
}

/** A connection whose other end the test plays. */
function fakeConnection() {
  const listeners = new Map<string, Listener>()
  const told = (event: string, ...details: unknown[]): void => listeners.get(event)?.(...details)
  const connection = {
    connected: false,
    active: true,
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(() => comeDown('io client disconnect')),
    answerCheck: vi.fn<() => Promise<unknown>>(async () => ({ status: 'ok' })),
    catchUp: vi.fn<(numbers: unknown) => Promise<unknown>>(async () => nothingMissed),
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    timeout: (withinMs: number) => ({
      emitWithAck: (event: string, details: unknown) =>
        within(
          withinMs,
          event === 'check-connection' ? connection.answerCheck() : connection.catchUp(details),
        ),
    }),
  }
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

async function begin({ numbers = nothingMissed.numbers, ...options }: Partial<MarketSocketOptions> = {}) {
  const fake = fakeConnection()
  const open = vi.fn<OpenConnection>(() => fake.connection as unknown as MarketConnection)
  const onStatus = vi.fn<(status: string) => void>()
  const onReset = vi.fn<() => void>()
  const onStockChanged = vi.fn<(payload: unknown) => void>()
  const loadOpener = async () => open
  const socket = createMarketSocket({ numbers, loadOpener, onStatus, onReset, ...options })
  const stop = socket.onEvent('stock-changed', onStockChanged)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  return { ...fake, open, socket, stop, onStatus, onReset, onStockChanged }
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
  vi.restoreAllMocks()
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

describe('events', () => {
  test('reach who listens, until they stop', async () => {
    const { comeUp, told, onStockChanged, stop } = await begin()
    comeUp()
    await vi.advanceTimersByTimeAsync(0)
    told('event', stockChanged(8))
    expect(onStockChanged).toHaveBeenCalledExactlyOnceWith(stock)
    stop()
    told('event', stockChanged(9))
    expect(onStockChanged).toHaveBeenCalledOnce()
  })

  test('that were missed before the first connection, or without one, follow; nothing is read again', async () => {
    const { connection, comeUp, comeDown, socket, onReset, onStockChanged } = await begin()
    for (const number of [8, 9]) {
      const numbers = { everybody: number }
      connection.catchUp.mockResolvedValueOnce({ ...nothingMissed, numbers, events: [stockChanged(number)] })
      comeUp()
      await vi.advanceTimersByTimeAsync(0)
      comeDown('transport close')
    }
    expect(connection.catchUp.mock.calls).toEqual([[{ everybody: 7 }], [{ everybody: 8 }]])
    expect([onStockChanged.mock.calls.length, onReset.mock.calls.length]).toEqual([2, 0])
    expect(socket.numbers()).toEqual({ everybody: 9 })
  })

  test.each([
    ['of another version', { ...stockChanged(8), version: 2 }],
    ['with a payload that the contract does not allow', stockChanged(8, { date: 'soon' })],
  ])('%s are answered by reading again', async (_what, event) => {
    const { comeUp, told, onReset, onStockChanged } = await begin()
    comeUp()
    await vi.advanceTimersByTimeAsync(0)
    told('event', event)
    expect(onReset).toHaveBeenCalledOnce()
    expect(onStockChanged).not.toHaveBeenCalled()
  })

  test('with a name that this page does not know, and messages that are no events, do nothing', async () => {
    const { comeUp, told, onReset, onStockChanged } = await begin()
    comeUp()
    await vi.advanceTimersByTimeAsync(0)
    for (const message of [null, 'news', {}, { ...stockChanged(8), number: 0 }]) told('event', message)
    told('event', { ...stockChanged(8), name: 'auction-began' })
    told('event', stockChanged(9))
    expect(onReset).not.toHaveBeenCalled()
    expect(onStockChanged).toHaveBeenCalledOnce()
  })

  test('are asked for again after 0.5 to 1.5 s when the answer is missing or malformed', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { connection, comeUp } = await begin()
    connection.catchUp.mockResolvedValue({ isReset: 'perhaps' })
    comeUp()
    await vi.advanceTimersByTimeAsync(499)
    expect(connection.catchUp).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1001)
    expect(connection.catchUp).toHaveBeenCalledTimes(2)
  })

  test('are told to nobody after closing', async () => {
    const { connection, comeUp, socket, told, onReset, onStockChanged } = await begin()
    comeUp()
    await vi.advanceTimersByTimeAsync(0)
    connection.catchUp.mockResolvedValue({ ...nothingMissed, numbers: { everybody: 90 }, isReset: true })
    told('event', stockChanged(9))
    socket.close()
    told('event', stockChanged(8))
    await vi.advanceTimersByTimeAsync(0)
    expect(onReset).not.toHaveBeenCalled()
    expect(onStockChanged).not.toHaveBeenCalled()
  })
})

test('reports the state of the connection', async () => {
  const { comeUp, comeDown, told, onStatus } = await begin()
  told('connect_error', new Error('No transports available'))
  comeUp()
  comeDown('transport close')
  expect(onStatus.mock.calls.flat()).toEqual(['connecting', 'disconnected', 'connected', 'disconnected'])
})

test('comes back by itself, with a spread delay, when the server ended the connection', async () => {
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

test.each([
  ['leaves a failed attempt to socket.io when it retries itself', true, 'xhr poll error'],
  ['does not retry forever without a session', false, 'not-signed-in'],
])('%s', async (_what, active, message) => {
  const { connection, told } = await begin()
  connection.active = active
  told('connect_error', new Error(message))
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
  test('ends the connection and its checks', async () => {
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
    createMarketSocket({ loadOpener: () => arrival.promise }).close()
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

test('calls `onLoadFailed` and tries again when the code could not be fetched', async () => {
  const fake = fakeConnection()
  const loadOpener = vi
    .fn<() => Promise<OpenConnection>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => fake.connection as unknown as MarketConnection)
  const onLoadFailed = vi.fn<() => void>()
  const { onStatus } = await begin({ loadOpener, onLoadFailed })
  expect(onStatus.mock.calls.flat()).toEqual(['connecting', 'disconnected'])
  expect(onLoadFailed).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(6500)
  fake.comeUp()
  expect(onStatus.mock.calls.flat()).toEqual(['connecting', 'disconnected', 'connecting', 'connected'])
})
