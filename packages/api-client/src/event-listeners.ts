import type { EventName, EventPayload } from './contract/events.ts'
import type { ParsedPayload } from './event-parsing.ts'

/** Listens to an event by its name. Gives the function that stops it. */
export type OnEvent = <N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>) => void,
) => () => void

/** Keeps who listens to what. `emit` calls them; a payload that cannot be read is answered with `onReset`. */
export function createEventListeners(onReset: () => void) {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const onEvent: OnEvent = (name, handler) => {
    const handlers = listeners.get(name) ?? new Set()
    listeners.set(name, handlers.add(handler))
    return () => handlers.delete(handler)
  }
  const emit = (name: string, parsed: ParsedPayload): void => {
    // Of a newer server: this page shows nothing that depends on it.
    if (parsed.kind === 'unknown') return
    if (parsed.kind === 'unreadable') onReset()
    else listeners.get(name)?.forEach((handler) => handler(parsed.payload as never))
  }
  return { onEvent, emit }
}
