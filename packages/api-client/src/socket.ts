import * as z from 'zod/mini'
import { catchUpAnswer, deliveredEvent, type StreamNumbers } from './contract/socket-events.ts'
import { createEventFollower } from './event-follower.ts'
import { createEventListeners, type OnEvent } from './event-listeners.ts'
import type { MarketConnection, OpenConnection } from './market-connection.ts'
import { watchConnection } from './watch-connection.ts'

/** Whether events of the market arrive at the moment. */
export type SocketStatus = 'connecting' | 'connected' | 'disconnected'

/** Where to connect and whom to tell. */
export interface MarketSocketOptions {
  /** @default the page's origin */
  readonly url?: string
  readonly onStatus?: (status: SocketStatus) => void
  /** More was missed than the server can repeat, or what came was not understood: read again what is on the screen. */
  readonly onReset?: () => void
  /** Gives the function that opens connections. @default socket.io-client's, fetched when asked for */
  readonly loadOpener?: () => Promise<OpenConnection>
}

/** A running connection to the market. */
export interface MarketSocket {
  /** Listens to an event; each arrives once and in order, also after an absence. Gives the function that stops it. */
  readonly onEvent: OnEvent
  readonly close: () => void
}

const reconnectOptions = { delayMs: 1000, maxDelayMs: 5000, randomization: 0.5, timeoutMs: 20_000 }
const catchUpWithinMs = 10_000

async function loadSocketIo(): Promise<OpenConnection> {
  const { io } = await import('socket.io-client')
  return (url, options) => (url === undefined ? io(options) : io(url, options))
}

/** A delay spread as socket.io spreads its own, so that clients that were cut off together come back apart. */
function spreadDelayMs(): number {
  return reconnectOptions.delayMs * (1 + reconnectOptions.randomization * (2 * Math.random() - 1))
}

async function askForMissed(socket: MarketConnection, numbers: StreamNumbers | null) {
  if (!socket.connected) return null
  const answer: unknown = await socket
    .timeout(catchUpWithinMs)
    .emitWithAck('catch-up', numbers)
    .catch(() => null)
  return z.safeParse(catchUpAnswer, answer).data ?? null
}

/**
 * Listens to the market and stays connected: websocket first, then polling, with delays of 1 to 5 s between attempts.
 * A connection that does not answer `check-connection` in time is dropped and made anew; what was missed without one
 * follows.
 */
export function createMarketSocket(options: MarketSocketOptions): MarketSocket {
  const { url, onStatus, loadOpener = loadSocketIo } = options
  let isClosed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  const onReset = (): void => {
    if (!isClosed) options.onReset?.()
  }
  const { onEvent, tell } = createEventListeners(onReset)

  const listen = (open: OpenConnection): void => {
    const socket = open(url, {
      transports: ['websocket', 'polling'],
      withCredentials: true,
      reconnectionDelay: reconnectOptions.delayMs,
      reconnectionDelayMax: reconnectOptions.maxDelayMs,
      randomizationFactor: reconnectOptions.randomization,
      timeout: reconnectOptions.timeoutMs,
    })
    const follower = createEventFollower({
      ask: (numbers) => askForMissed(socket, numbers),
      onEvent: (event) => {
        if (!isClosed) tell(event)
      },
      onReset,
      // Without a connection, the next one catches up.
      onUnanswered: () => {
        if (socket.connected) retry = setTimeout(() => void follower.catchUp(), spreadDelayMs())
      },
    })
    const stopWatching = watchConnection(socket)
    const reconnect = () => {
      retry = setTimeout(() => socket.connect(), spreadDelayMs())
    }
    socket.on('event', (event) => {
      const parsed = z.safeParse(deliveredEvent, event)
      if (parsed.success) follower.receive(parsed.data)
    })
    socket.on('connect', () => {
      onStatus?.('connected')
      void follower.catchUp()
    })
    socket.on('connect_error', ({ message }) => {
      onStatus?.('disconnected')
      // Refused by the server's own words: socket.io leaves it at that. A visitor would be refused for ever.
      if (!socket.active && message !== 'not-signed-in') reconnect()
    })
    socket.on('disconnect', (reason) => {
      if (isClosed) return
      onStatus?.('disconnected')
      // The one ending after which socket.io does not come back by itself; a deploy causes it.
      if (reason === 'io server disconnect') reconnect()
    })
    end = () => {
      stopWatching()
      socket.disconnect()
    }
  }

  const start = async (): Promise<void> => {
    onStatus?.('connecting')
    try {
      const open = await loadOpener()
      if (!isClosed) listen(open)
    } catch {
      // The code could not be fetched: no network, or a deploy replaced it. The page works without events meanwhile.
      if (isClosed) return
      onStatus?.('disconnected')
      retry = setTimeout(() => void start(), reconnectOptions.maxDelayMs + spreadDelayMs())
    }
  }

  void start()
  return {
    onEvent,
    close: () => {
      isClosed = true
      clearTimeout(retry)
      end?.()
    },
  }
}
