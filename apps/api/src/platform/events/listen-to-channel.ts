import { Client } from 'pg'
import { connectionOptions } from '../database/servers/connection-options.ts'

/** Where to listen, and whom to call. */
export interface ChannelListenerOptions {
  readonly connectionString: string
  readonly channel: string
  /** Called for every notification, and once after each connect: others may have been missed before it. */
  readonly onNotification: () => void
  /** The connection was lost or could not be made; it is made anew by itself. */
  readonly onLost: (error: Error) => void
}

const connectTimeoutMs = 5_000
const firstDelayMs = 100
const maxDelayMs = 5_000

/** Listens to a channel of PostgreSQL on a connection of its own. Gives the function that stops it. */
export function listenToChannel(options: ChannelListenerOptions): () => Promise<void> {
  const { connectionString, channel, onNotification, onLost } = options
  const address = connectionOptions(connectionString)
  let client: Client | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let failures = 0

  const connectLater = (error: Error): void => {
    if (isStopped) return
    onLost(error)
    const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** failures)
    failures += 1
    // Spread, so that processes that lost a server together come back apart.
    retry = setTimeout(() => void connect(), delayMs * (0.5 + Math.random()))
  }

  const connect = async (): Promise<void> => {
    const connection = (client = new Client({
      ...address,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'flower-market-events',
    }))
    // One lost connection reports an error and its end.
    const lose = (error = new Error('The connection was closed.')): void => {
      if (client !== connection) return
      client = null
      connection.end(() => {})
      connectLater(error)
    }
    connection.on('error', lose)
    connection.on('end', () => lose())
    connection.on('notification', onNotification)
    try {
      await connection.connect()
      await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`)
      failures = 0
      onNotification()
    } catch (error) {
      lose(error as Error)
    }
  }

  void connect()
  return async () => {
    isStopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
