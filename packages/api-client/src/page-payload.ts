import type { CallInput, CallName, CallOutput } from './contract/contract.ts'

/** The session, as `authentication` and `signin` return it. */
export type Session = CallOutput<'authentication'>

/**
 * The data that the server writes into a page so that its first screen sends no request: the session, and answers by
 * `callKey`.
 */
export interface PagePayload {
  readonly session: Session | null
  readonly calls: Readonly<Record<string, unknown>>
}

function canonicalPart(part: unknown): [string, string][] {
  return Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)])
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
}

/**
 * The key of a call: its name with its params and query, independent of the order of their keys. Values are compared as
 * in a URL, so that `1` and `'1'` are the same; undefined values are omitted.
 */
export function callKey<N extends CallName>(name: N, input?: CallInput<N>): string {
  const { params, query } = (input ?? {}) as { params?: unknown; query?: unknown }
  return `${name} ${JSON.stringify([canonicalPart(params), canonicalPart(query)])}`
}
