import { canonicalJson } from './canonical-json.ts'
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
 * One string for one question: the call's name with its params, query and body, whatever the order of their keys. Params
 * and query count as they stand in a URL, so that `1` and `'1'` are the same; what is undefined is not there.
 */
export function callKey<N extends CallName>(name: N, input?: CallInput<N>): string {
  const { params, query, body } = (input ?? {}) as { params?: unknown; query?: unknown; body?: unknown }
  const url = JSON.stringify([canonicalPart(params), canonicalPart(query)])
  return body === undefined ? `${name} ${url}` : `${name} ${url} ${canonicalJson(body)}`
}
