import type { StockChanged } from './contract/socket-events.ts'
import type { OpenConnection } from './market-connection.ts'
import { watchConnection } from './watch-connection.ts'

/** The state of the connection: whether events arrive. */
export type SocketStatus = 'connecting' | 'connected' | 'disconnected'

/** Options of the connection: its address and its callbacks. */
export interface MarketSocketOptions {
  /** @default the page's origin */
  readonly url?: string
  readonly onStockChanged: (event: StockChanged) => void
  readonly onStatus?: (status: SocketStatus) => void
  /** Called after a reconnect: events may have been missed, so the data on screen must be read again. */
  readonly onReconnected?: () => void
  /** Returns the function that opens connections. @default the one of socket.io-client, loaded on demand */
  readonly loadOpener?: () => Promise<OpenConnection>
}

/** A running connection to the market. */
export interface MarketSocket {
  readonly close: () => void
}

const reconnectOptions = { delayMs: 1000, maxDelayMs: 5000, randomization: 0.5, timeoutMs: 20_000 }

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

/**
 * Receives events and stays connected: websocket first, then polling, with delays of 1 to 5 s between attempts.
 * A connection that does not answer `check-connection` in time is closed and opened again.
 */
export function createMarketSocket(options: MarketSocketOptions): MarketSocket {
  const { url, onStockChanged, onStatus, onReconnected, loadOpener = loadSocketIo } = options
  let isClosed = false
  let hasBeenConnected = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined

  const listen = (open: OpenConnection): void => {
    const socket = open(url, {
      transports: ['websocket', 'polling'],
      withCredentials: true,
      reconnectionDelay: reconnectOptions.delayMs,
      reconnectionDelayMax: reconnectOptions.maxDelayMs,
      randomizationFactor: reconnectOptions.randomization,
      timeout: reconnectOptions.timeoutMs,
    })
    const stopWatching = watchConnection(socket)
    const reconnect = () => {
      retry = setTimeout(() => socket.connect(), spreadDelayMs())
    }
    socket.on('stock-changed', onStockChanged)
    socket.on('connect', () => {
      onStatus?.('connected')
      if (hasBeenConnected) onReconnected?.()
      hasBeenConnected = true
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
      const open = await loadOpener()
      if (!isClosed) listen(open)
    } catch {
      // The code could not be loaded: no network, or a deploy replaced it. The page works without events meanwhile.
      if (isClosed) return
      onStatus?.('disconnected')
      retry = setTimeout(() => void start(), reconnectOptions.maxDelayMs + spreadDelayMs())
    }
  }

  void start()
  return {
    close: () => {
      isClosed = true
      clearTimeout(retry)
      end?.()
    },
  }
}
