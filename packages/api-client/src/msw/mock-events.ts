import * as z from 'zod/mini'
import { events, type EventName, type EventPayload } from '../contract/events.ts'
import type { CatchUpAnswer, DeliveredEvent } from '../contract/socket-events.ts'
import type { EventDefinition } from '../event.ts'
import type { MarketConnection, OpenConnection } from '../market-connection.ts'

type Listener = (...details: unknown[]) => void

const stream = 'everybody'
let lastNumber = 0
const open = new Set<(event: DeliveredEvent) => void>()

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
  lastNumber += 1
  const { version } = event
  for (const send of open) send({ stream, number: lastNumber, name, version, payload: parsed.data })
}

/** The `loadOpener` of a market socket whose other end is `emitEvent`. */
export async function loadMockEvents(): Promise<OpenConnection> {
  return openMockConnection
}

function openMockConnection(): MarketConnection {
  const listeners = new Map<string, Listener>()
  const send = (event: DeliveredEvent): void => listeners.get('event')?.(event)
  const answers: Readonly<Record<string, () => unknown>> = {
    'check-connection': () => ({ status: 'ok' }),
    'catch-up': (): CatchUpAnswer => ({ isReset: false, numbers: { [stream]: lastNumber }, events: [] }),
  }
  const connection = {
    connected: false,
    active: true,
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    timeout: () => ({ emitWithAck: async (event: string) => answers[event]?.() }),
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
