import * as z from 'zod/mini'
import { events } from './contract/events.ts'
import {
  catchUpAnswer,
  deliveredEvent,
  type CatchUpAnswer,
  type DeliveredEvent,
} from './contract/socket-events.ts'
import type { EventDefinition } from './event.ts'

/** The payload of an event; `unknown` for an event of a newer server, `unreadable` where the contract does not fit. */
export type ParsedPayload =
  | { readonly kind: 'payload'; readonly payload: unknown }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreadable' }

/** Parses an answer to `catch-up`; null for anything else. */
export function parseCatchUpAnswer(answer: unknown): CatchUpAnswer | null {
  return z.safeParse(catchUpAnswer, answer).data ?? null
}

/** Parses an event as it arrives; null for anything else. */
export function parseDeliveredEvent(event: unknown): DeliveredEvent | null {
  return z.safeParse(deliveredEvent, event).data ?? null
}

/** Parses the payload of an event by its name and version. */
export function parsePayload({ name, version, payload }: DeliveredEvent): ParsedPayload {
  const event = (events as Readonly<Record<string, EventDefinition>>)[name]
  if (event === undefined) return { kind: 'unknown' }
  const parsed = z.safeParse(event.payload, payload)
  if (event.version !== version || !parsed.success) return { kind: 'unreadable' }
  return { kind: 'payload', payload: parsed.data }
}
