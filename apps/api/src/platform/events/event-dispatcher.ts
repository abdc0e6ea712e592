import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { listenToChannel } from './listen-to-channel.ts'
import { eventChannel, relayOutbox } from './relay-outbox.ts'
import { readEventsAfter, readLatestPosition, type StoredEvent } from './stored-events.ts'

/** What one process dispatches from and to. */
export interface EventDispatcherOptions {
  readonly database: Database
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Gets every event of all streams once, in the order of delivery. */
  readonly deliver: (event: StoredEvent) => void
  /** How often to look without having been notified, for example while the LISTEN connection is down. @default 2000 */
  readonly sweepEveryMs?: number
}

/** Brings events to one process. */
export interface EventDispatcher {
  /** Events that were written after this are delivered. */
  start(): Promise<void>
  /** Looks for events now: call it after committing some. */
  wake(): void
  stop(): Promise<void>
}

const batchSize = 500

/** Makes the dispatcher of one process: it relays the outbox, hears from the others, and delivers in order. */
export function eventDispatcher(options: EventDispatcherOptions): EventDispatcher {
  const { database, log, deliver, sweepEveryMs = 2000 } = options
  let state: 'new' | 'started' | 'stopped' = 'new'
  let position = 0n
  let isWoken = false
  let running: Promise<void> | null = null
  let sweep: ReturnType<typeof setInterval> | undefined
  let stopListening: (() => Promise<void>) | undefined

  const deliverNew = async (): Promise<void> => {
    const events = await readEventsAfter(database, position, batchSize)
    for (const event of events) {
      position = event.position
      deliver(event)
    }
    if (events.length === batchSize) isWoken = true
  }

  const run = async (): Promise<void> => {
    try {
      while (isWoken) {
        isWoken = false
        await relayOutbox(database)
        await deliverNew()
      }
    } catch (error) {
      // The next sweep tries again; nothing is lost meanwhile.
      log.warn({ err: error }, 'Events could not be read.')
    } finally {
      running = null
    }
  }

  const wake = (): void => {
    if (state !== 'started') return
    isWoken = true
    running ??= run()
  }

  return {
    wake,
    async start() {
      position = await readLatestPosition(database)
      state = 'started'
      stopListening = listenToChannel({
        connectionString: database.connectionString,
        channel: eventChannel,
        onNotification: wake,
        onLost: (error) => log.warn({ err: error }, 'The LISTEN connection was lost.'),
      })
      sweep = setInterval(wake, sweepEveryMs).unref()
      wake()
    },
    async stop() {
      state = 'stopped'
      isWoken = false
      clearInterval(sweep)
      await stopListening?.()
      await running
    },
  }
}
