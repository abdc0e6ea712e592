import type { StreamNumbers } from './contract/socket-events.ts'
import { createEventFollower } from './event-follower.ts'
import type * as eventParsing from './event-parsing.ts'
import { createEventListeners, type OnEvent } from './event-listeners.ts'
import type { MarketConnection, OpenConnection } from './market-connection.ts'
import { watchConnection } from './watch-connection.ts'

/** The state of the connection: whether events arrive. */
export type SocketStatus = 'connecting' | 'connected' | 'disconnected'

/** Options of the connection: its address and its callbacks. */
export interface MarketSocketOptions {
  /** @default the page's origin */
  readonly url?: string
  /** The numbers of before the page's data was read; without them the first connection has everything read again. */
  readonly numbers?: StreamNumbers
  readonly onStatus?: (status: SocketStatus) => void
  /** Called when the code of the connection could not be loaded: Chromium does not fetch it again before the page is reloaded. */
  readonly onLoadFailed?: () => void
  /** More was missed than the server can repeat, or what came was not understood: read again what is on the screen. */
  readonly onReset?: () => void
  /** Gives the function that opens connections. @default socket.io-client's, fetched when asked for */
  readonly loadOpener?: () => Promise<OpenConnection>
}

/** A running connection to the market. */
export interface MarketSocket {
  /** Listens to an event; each arrives once and in order, also after an absence. Gives the function that stops it. */
  readonly onEvent: OnEvent
  /** The numbers of the events that were passed on last: another socket of this page goes on from them. */
  readonly numbers: () => StreamNumbers
  readonly close: () => void
}

const reconnectOptions = { delayMs: 1000, maxDelayMs: 5000, randomization: 0.5, timeoutMs: 20_000 }
const catchUpWithinMs = 10_000

async function loadSocketIo(): Promise<OpenConnection> {
  const { io } = await import('socket.io-client')
  return (url, options) => (url === undefined ? io(options) : io(url, options))
}

/**
 * A delay with the jitter of socket.io, so that clients that lost the connection together do not reconnect together.
 */
function spreadDelayMs(): number {
  return reconnectOptions.delayMs * (1 + reconnectOptions.randomization * (2 * Math.random() - 1))
}

/** The schemas of events, which are loaded with the connection. */
type EventParsing = typeof eventParsing

async function askForMissed(
  socket: MarketConnection,
  numbers: StreamNumbers,
  { parseCatchUpAnswer }: EventParsing,
) {
  if (!socket.connected) return null
  const answer: unknown = await socket
    .timeout(catchUpWithinMs)
    .emitWithAck('catch-up', numbers)
    .catch(() => null)
  return parseCatchUpAnswer(answer)
}

/**
 * Receives events and stays connected: websocket first, then polling, with delays of 1 to 5 s between attempts.
 * A connection that does not answer `check-connection` in time is closed and opened again.
 */
export function createMarketSocket(options: MarketSocketOptions): MarketSocket {
  const { url, numbers = {}, onStatus, loadOpener = loadSocketIo } = options
  let isClosed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  let heardThrough = (): StreamNumbers => numbers
  const onReset = (): void => {
    if (!isClosed) options.onReset?.()
  }
  const { onEvent, emit } = createEventListeners(onReset)

  const listen = (open: OpenConnection, parsing: EventParsing): void => {
    const socket = open(url, {
      transports: ['websocket', 'polling'],
      withCredentials: true,
      reconnectionDelay: reconnectOptions.delayMs,
      reconnectionDelayMax: reconnectOptions.maxDelayMs,
      randomizationFactor: reconnectOptions.randomization,
      timeout: reconnectOptions.timeoutMs,
    })
    const follower = createEventFollower({
      from: numbers,
      ask: (known) => askForMissed(socket, known, parsing),
      onEvent: (event) => {
        if (!isClosed) emit(event.name, parsing.parsePayload(event))
      },
      onReset,
      // Without a connection, the next one catches up.
      onUnanswered: () => {
        if (socket.connected) retry = setTimeout(() => void follower.catchUp(), spreadDelayMs())
      },
    })
    heardThrough = follower.numbers
    const stopWatching = watchConnection(socket)
    const reconnect = () => {
      retry = setTimeout(() => socket.connect(), spreadDelayMs())
    }
    socket.on('event', (event) => {
      const delivered = parsing.parseDeliveredEvent(event)
      if (delivered !== null) follower.receive(delivered)
    })
    socket.on('connect', () => {
      onStatus?.('connected')
      void follower.catchUp()
    })
    socket.on('connect_error', ({ message }) => {
      onStatus?.('disconnected')
      // Refused by the server itself: socket.io does not retry then. A visitor would be refused every time.
      if (!socket.active && message !== 'not-signed-in') reconnect()
    })
    socket.on('disconnect', (reason) => {
      if (isClosed) return
      onStatus?.('disconnected')
      // The only reason after which socket.io does not reconnect by itself; a deploy causes it.
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
      // The schemas come with the connection: no first screen loads them.
      const [open, parsing] = await Promise.all([loadOpener(), import('./event-parsing.ts')])
      if (!isClosed) listen(open, parsing)
    } catch {
      // The code could not be loaded: no network, or a deploy replaced it. The page works without events meanwhile.
      if (isClosed) return
      onStatus?.('disconnected')
      options.onLoadFailed?.()
      retry = setTimeout(() => void start(), reconnectOptions.maxDelayMs + spreadDelayMs())
    }
  }

  void start()
  return {
    onEvent,
    numbers: () => heardThrough(),
    close: () => {
      isClosed = true
      clearTimeout(retry)
      end?.()
    },
  }
}
