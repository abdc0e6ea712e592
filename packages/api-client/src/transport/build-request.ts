import type { AxiosRequestConfig } from 'axios'
import { isWriting } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

/** A call's input without the types of the particular call. */
export interface RequestInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** What goes along with the input. */
export interface RequestExtras {
  readonly token?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const fillPath = (path: string, params: unknown): string => {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter "${name}".`)
    return encodeURIComponent(String(value))
  })
}

/**
 * The HTTP request of a call. The token stands in two headers, because the specification's gateways read either; the
 * CSRF header is only asked for where the call writes.
 */
export const buildRequest = (
  endpoint: Endpoint,
  input: RequestInput,
  { token, idempotencyKey, signal }: RequestExtras,
): AxiosRequestConfig => ({
  method: endpoint.method,
  url: fillPath(endpoint.path, input.params),
  params: input.query,
  data: input.body,
  headers: {
    // Else axios calls a missing body a form, which a server that speaks JSON refuses to read.
    ...(input.body === undefined ? { 'content-type': false } : {}),
    ...(token !== undefined && endpoint.access === 'signed-in'
      ? { authorization: `Bearer ${token}`, 'x-access-token': token }
      : {}),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  },
  withXSRFToken: isWriting(endpoint),
  ...(signal ? { signal } : {}),
})
