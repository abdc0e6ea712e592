import { delay, getResponse, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { contract } from '../contract/contract.ts'
import type { CallName, CallOutput } from '../contract/contract.ts'
import { errors } from '../contract/errors.ts'
import type { Endpoint } from '../endpoint.ts'
import { CallHandler } from './call-handler.ts'
import type { CallResolver } from './call-handler.ts'
import { readInput } from './read-input.ts'
import type { MockInput } from './read-input.ts'
import { MockError, refuse } from './mock-error.ts'
import type { ErrorCodeOf } from './mock-error.ts'

/** The arguments of a mock: the parsed input and the headers. */
export interface MockRequest<N extends CallName> extends MockInput<N> {
  readonly token: string | null
  readonly idempotencyKey: string | null
}

/** Answers a mocked call with its output or one of its error codes. */
export type MockResolver<N extends CallName> = (
  request: MockRequest<N>,
) => CallOutput<N> | MockError<ErrorCodeOf<N>> | Promise<CallOutput<N> | MockError<ErrorCodeOf<N>>>

function handle(name: CallName, resolve: CallResolver): HttpHandler {
  const { method, path } = contract[name]
  return new CallHandler(method, path, resolve)
}

function checked(name: CallName, answer: unknown): object {
  const parsed = z.safeParse(contract[name].response, answer)
  if (parsed.success) return parsed.data
  throw new Error(`The mock of ${name} breaks the contract:\n${z.prettifyError(parsed.error)}`)
}

function toResponse(answer: object): Response {
  if (!(answer instanceof File)) return HttpResponse.json(answer)
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`
  return new Response(answer, {
    headers: { 'content-type': answer.type, 'content-disposition': disposition },
  })
}

function refusalResponse({ code, details }: MockError): Response {
  const { status, message } = errors[code]
  return HttpResponse.json({ code, message, details }, { status })
}

/**
 * A handler for one call, whatever the origin. Input is parsed as the server parses it; an answer that breaks the
 * contract throws inside the mock, so that no story shows an impossible state.
 */
export function mock<N extends CallName>(name: N, resolver: MockResolver<N>): HttpHandler {
  return handle(name, async ({ request, params }) => {
    const endpoint: Endpoint = contract[name]
    const idempotencyKey = request.headers.get('idempotency-key')
    const token = request.headers.get('x-access-token')
    try {
      const input = (await readInput(endpoint, request, params)) as MockInput<N>
      if (endpoint.isIdempotent && idempotencyKey === null) throw refuse('idempotency-key-missing')
      const answer = await resolver({ ...input, token, idempotencyKey })
      if (answer instanceof MockError) throw answer
      return toResponse(checked(name, answer))
    } catch (error) {
      if (error instanceof MockError) return refusalResponse(error)
      throw error
    }
  })
}

/** A handler that runs an action and then passes the call on to the handlers after it. */
export function mockBefore(name: CallName, effect: () => void | Promise<void>): HttpHandler {
  return handle(name, async () => {
    await effect()
  })
}

/** A handler that delays a call and then passes it on to the handlers after it; `infinite` never answers. */
export function mockDelay(name: CallName, durationMs: number | 'infinite'): HttpHandler {
  return mockBefore(name, () => delay(durationMs))
}

/** A handler that fails a call like a lost network. */
export function networkFailure(name: CallName): HttpHandler {
  return handle(name, () => HttpResponse.error())
}

/** A handler that lets the others execute the first call and then loses its answer. */
export function lostAnswer(name: CallName, others: readonly HttpHandler[]): HttpHandler {
  let isLost = false
  return handle(name, async ({ request }) => {
    if (isLost) return undefined
    isLost = true
    await getResponse([...others], request.clone())
    return HttpResponse.error()
  })
}
