import type { AxiosRequestConfig } from 'axios'
import { isWriting } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { imageTypeOf } from '../image-type.ts'

/** A call's input without the types of the particular call. */
export interface RequestInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Options of the request. */
export interface RequestExtras {
  readonly token?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly isKeptAlive?: boolean | undefined
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter "${name}".`)
    return encodeURIComponent(String(value))
  })
}

/** A file as a blob of its type: axios would send the whole buffer behind an array that is only a part of it. */
function fileBody(body: Blob | Uint8Array): Blob {
  if (body instanceof Blob) return body
  return new Blob([new Uint8Array(body)], { type: imageTypeOf(body) ?? 'application/octet-stream' })
}

function bodyOf({ bodyType }: Endpoint, body: unknown): { data: unknown; contentType?: string | false } {
  // Otherwise axios sends a missing body as a form, which a JSON server rejects.
  if (body === undefined) return { data: body, contentType: false }
  if (bodyType === undefined) return { data: body }
  const file = fileBody(body as Blob | Uint8Array)
  return { data: file, contentType: file.type || 'application/octet-stream' }
}

/**
 * The HTTP request of a call. The token is in two headers, because the specification's gateways read either; the CSRF
 * header is sent only with writing calls.
 */
export function buildRequest(
  endpoint: Endpoint,
  input: RequestInput,
  { token, idempotencyKey, signal, isKeptAlive }: RequestExtras,
): AxiosRequestConfig {
  const { data, contentType } = bodyOf(endpoint, input.body)
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, input.params),
    params: input.query,
    data,
    headers: {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(token !== undefined && endpoint.access === 'signed-in'
        ? { authorization: `Bearer ${token}`, 'x-access-token': token }
        : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    withXSRFToken: isWriting(endpoint),
    ...(endpoint.responseType === 'file' && { responseType: 'blob' as const }),
    ...(signal ? { signal } : {}),
    ...(isKeptAlive ? { fetchOptions: { keepalive: true } } : {}),
  }
}
