import * as z from 'zod/mini'
import { events, type EventName, type EventPayload } from './contract/events.ts'
import type { DeliveredEvent } from './contract/socket-events.ts'
import type { EventDefinition } from './event.ts'

/** Listens to an event by its name. Gives the function that stops it. */
export type OnEvent = <N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>) => void,
) => () => void

/** Keeps who listens to what. `tell` calls them; what it cannot understand, it answers with `onReset`. */
export function createEventListeners(onReset: () => void) {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const onEvent: OnEvent = (name, handler) => {
    const handlers = listeners.get(name) ?? new Set()
    listeners.set(name, handlers.add(handler))
    return () => handlers.delete(handler)
  }
  const tell = ({ name, version, payload }: DeliveredEvent): void => {
    const event = (events as Readonly<Record<string, EventDefinition>>)[name]
    // Of a newer server: this page shows nothing that depends on it.
    if (event === undefined) return
    const parsed = z.safeParse(event.payload, payload)
    if (event.version !== version || !parsed.success) onReset()
    else listeners.get(name)?.forEach((handler) => handler(parsed.data as never))
  }
  return { onEvent, tell }
}
