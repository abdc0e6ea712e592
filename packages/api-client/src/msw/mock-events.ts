import * as z from 'zod/mini'
import { events, type EventName, type EventPayload } from '../contract/events.ts'
import type { CatchUpAnswer, DeliveredEvent, StreamNumbers } from '../contract/socket-events.ts'
import type { EventDefinition } from '../event.ts'
import type { MarketConnection, OpenConnection } from '../market-connection.ts'

type Listener = (...details: unknown[]) => void

const stream = 'everybody'
/** An event whose number is given by each page: to every one it is the next. */
type SentEvent = Omit<DeliveredEvent, 'number'>

const open = new Set<(event: SentEvent) => void>()

/**
 * Sends an event to every page that listens by `loadMockEvents`, as the server would. Throws when the payload breaks the
 * contract, and when nobody listens yet.
 */
export function emitEvent<N extends EventName>(name: N, payload: EventPayload<N>): void {
  const event: EventDefinition = events[name]
  const parsed = z.safeParse(event.payload, payload)
  if (!parsed.success)
    throw new Error(`The mock of ${name} breaks the contract:\n${z.prettifyError(parsed.error)}`)
  if (open.size === 0) throw new Error(`Nobody listens to ${name}.`)
  const { version } = event
  for (const send of open) send({ stream, name, version, payload: parsed.data })
}

/** The `loadOpener` of a market socket whose other end is `emitEvent`. */
export async function loadMockEvents(): Promise<OpenConnection> {
  return openMockConnection
}

function openMockConnection(): MarketConnection {
  const listeners = new Map<string, Listener>()
  let lastNumber = 0
  const send = (event: SentEvent): void => {
    lastNumber += 1
    listeners.get('event')?.({ ...event, number: lastNumber })
  }
  const answers: Readonly<Record<string, (numbers: StreamNumbers) => unknown>> = {
    'check-connection': () => ({ status: 'ok' }),
    // Nothing is ever missed.
    'catch-up': (numbers): CatchUpAnswer => {
      lastNumber = numbers[stream] ?? 0
      return { isReset: !Object.hasOwn(numbers, stream), numbers: { [stream]: lastNumber }, events: [] }
    },
  }
  const connection = {
    connected: false,
    active: true,
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    timeout: () => ({
      emitWithAck: async (event: string, numbers: StreamNumbers) => answers[event]?.(numbers),
    }),
    connect: () => {
      connection.connected = true
      open.add(send)
      listeners.get('connect')?.()
    },
    disconnect: () => {
      connection.connected = false
      open.delete(send)
    },
  }
  queueMicrotask(connection.connect)
  return connection as unknown as MarketConnection
}
