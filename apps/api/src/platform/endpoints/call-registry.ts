import {
  contract,
  isWriting,
  type AddressedRead,
  type CallName,
  type Endpoint,
  type EndpointOutput,
} from '@flower-market/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ApiError } from '../errors/api-error.ts'
import type { SignedIn } from '../sessions/session-store.ts'
import type { StreamedFile } from './send-file.ts'
import { requirePermission } from './role-guard.ts'

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a handler works on: the checked input and, where the call needs them, who asks and the idempotency key. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly person: E['access'] extends 'signed-in' ? SignedIn : null
  readonly idempotencyKey: E['isIdempotent'] extends true ? string : null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler answers: the call's output, or a file that is sent while it is made. */
type Answer<E extends Endpoint> =
  | EndpointOutput<E>
  | (E['responseType'] extends 'file' ? StreamedFile : never)

/** Answers one call of the contract; refusals are thrown as `ApiError`. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

/** Who asks inside the process, and on which request. */
export interface ReadContext {
  readonly person: SignedIn | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The handlers of the calls, for answers that need no request of their own. */
export interface CallRegistry {
  readonly add: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  /** Answers a reading call with the checks that its route makes; throws the refusal. */
  readonly read: (read: AddressedRead, context: ReadContext) => Promise<unknown>
  /** Makes a call that needs no session, for a form that a browser has sent; throws the refusal. */
  readonly send: (call: CallName, body: unknown, context: Omit<ReadContext, 'person'>) => Promise<void>
}

/** Makes the registry that `endpointRegistrar` fills. */
export function callRegistry(): CallRegistry {
  const handlers = new Map<Endpoint, Handler<Endpoint>>()
  const checked = answerChecker()
  return {
    add: (endpoint, handler) => handlers.set(endpoint, handler as unknown as Handler<Endpoint>),
    async read({ call, input }, { person, request, reply }) {
      const endpoint: Endpoint = contract[call]
      const handler = handlers.get(endpoint)
      if (handler === undefined || isWriting(endpoint)) throw new TypeError(`${call} is no registered read.`)
      if (endpoint.access === 'signed-in') {
        if (person === null) throw new ApiError('not-signed-in')
        requirePermission(endpoint)(person)
      }
      const asked = {
        params: parsed(endpoint.params, input.params),
        query: parsed(endpoint.query, input.query),
        body: undefined,
        person: endpoint.access === 'signed-in' ? person : null,
        idempotencyKey: null,
        request,
        reply,
      }
      return checked(endpoint, await handler(asked as Call<Endpoint>))
    },
    async send(call, body, { request, reply }) {
      const endpoint: Endpoint = contract[call]
      const handler = handlers.get(endpoint)
      if (handler === undefined || endpoint.access !== 'public')
        throw new TypeError(`${call} is no call for everybody.`)
      const input = { params: undefined, query: undefined, body: parsed(endpoint.body, body) }
      const asked = { ...input, person: null, idempotencyKey: null, request, reply }
      await handler(asked as unknown as Call<Endpoint>)
    },
  }
}

/**
 * Makes what reduces an answer to what the contract names, as serialising does. For an answer that a handler has kept and gives
 * again, it is done once: nobody may change such an answer.
 */
function answerChecker() {
  const known = new WeakMap<object, { readonly endpoint: Endpoint; readonly answer: unknown }>()
  return (endpoint: Endpoint, given: unknown): unknown => {
    if (typeof given !== 'object' || given === null) return z.parse(endpoint.response, given)
    const found = known.get(given)
    if (found?.endpoint === endpoint) return found.answer
    const answer = z.parse(endpoint.response, given)
    known.set(given, { endpoint, answer })
    return answer
  }
}

function parsed(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = z.safeParse(schema, value ?? {})
  if (!result.success) throw new ApiError('validation-failed')
  return result.data
}
