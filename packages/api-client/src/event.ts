import type { Role } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'

/** Whom one publication of an event is for, by the kind of its audience. */
export interface AudienceByKind {
  readonly person: { readonly person: string }
  readonly role: { readonly role: Role }
  readonly plantation: { readonly plantation: string }
  /** All who are signed in. */
  readonly everybody: { readonly everybody: true }
}

/** Who may hear an event: one person, the people of a role or of a plantation, or everybody who is signed in. */
export type AudienceKind = keyof AudienceByKind

/**
 * One event of the API as data: the server's `publish`, the client's `onEvent` and the mock's `emitEvent` derive from
 * it, so that they cannot drift.
 */
export interface EventDefinition {
  /** In kebab-case; a fact in the past: `stock-changed`. */
  readonly name: string
  /** Goes up when the payload changes its meaning or form; a client of another version reads everything again. */
  readonly version: number
  readonly summary: string
  readonly audience: AudienceKind
  readonly payload: z.ZodMiniType
}

/** Declares an event; the identity function that keeps the literal types. */
export function defineEvent<const E extends EventDefinition>(event: E): E {
  return event
}

/** Events by name. */
export type EventsByName<L extends readonly EventDefinition[]> = {
  readonly [E in L[number] as E['name']]: E
}

/** Makes the registry of events. Throws when two have one name. */
export function registerEvents<const L extends readonly EventDefinition[]>(list: L): EventsByName<L> {
  const byName = new Map(list.map((event) => [event.name, event]))
  const repeated = list.find((event) => byName.get(event.name) !== event)
  if (repeated !== undefined) throw new TypeError(`Two events are named ${repeated.name}.`)
  return Object.fromEntries(byName) as EventsByName<L>
}

/** Whom one publication of an event is for. */
export type AudienceOf<E extends EventDefinition> = AudienceByKind[E['audience']]
