import {
  COMMON_ERRORS,
  ERRORS,
  errorBody,
  isWriting,
  type Endpoint,
  type EndpointOutput,
  type ErrorCode,
} from '@flower-market/api-client/contract'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify'
import type * as z from 'zod/mini'
import { readIdempotencyKey } from './idempotency-key.ts'
import { inputSchema, outputSchema } from './json-schema.ts'

/** Who a session belongs to. */
export interface SignedIn {
  readonly sessionId: string
  readonly personId: string
}

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

/** Answers one call of the contract; refusals are thrown as `ApiFailure`. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<EndpointOutput<E>> | EndpointOutput<E>

/** Registers the route of a call. */
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: RouteExtras) => void

interface RouteExtras {
  /** Hooks that see the serialised answer. */
  readonly onSend: onSendHookHandler<unknown>
}

/** What protects the routes. */
export interface Guards {
  /** Says who asks, or throws the refusal. */
  readonly authenticate: (request: FastifyRequest) => Promise<SignedIn>
  /** Refuses a writing call that does not come from the shop's own pages. */
  readonly refuseForgery: onRequestHookHandler
}

/**
 * Makes `register`: with the contract's object alone it guards the route by session and CSRF, checks the input,
 * compiles the serialiser of the answer and describes the call in the OpenAPI document.
 */
export function endpointRegistrar(app: FastifyInstance, guards: Guards): Register {
  const people = new WeakMap<FastifyRequest, SignedIn>()
  const requireSession: onRequestAsyncHookHandler = async (request) => {
    people.set(request, await guards.authenticate(request))
  }
  return (endpoint, handler, extras) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: routeSchema(endpoint),
      onRequest: [
        ...(endpoint.access === 'signed-in' ? [requireSession] : []),
        ...(isWriting(endpoint) ? [guards.refuseForgery] : []),
      ],
      ...extras,
      handler: (request, reply) =>
        handler({
          params: request.params,
          query: request.query,
          body: request.body,
          person: people.get(request) ?? null,
          idempotencyKey: endpoint.isIdempotent === true ? readIdempotencyKey(request) : null,
          request,
          reply,
        } as unknown as Call<typeof endpoint>),
    })
  }
}

function routeSchema(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.origin],
    ...(endpoint.access === 'signed-in' && { security: [{ session: [], bearer: [] }] }),
    ...(endpoint.params && { params: inputSchema(endpoint.params) }),
    ...(endpoint.query && { querystring: inputSchema(endpoint.query) }),
    ...(endpoint.body && { body: inputSchema(endpoint.body) }),
    response: { 200: outputSchema(endpoint.response), ...refusals([...COMMON_ERRORS, ...endpoint.errors]) },
  }
}

const refusalSchema = outputSchema(errorBody)

function refusals(codes: readonly ErrorCode[]) {
  const byStatus = Object.groupBy(codes, (code) => String(ERRORS[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, named = []]) => [
      status,
      {
        ...refusalSchema,
        description: named.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('  \n'),
      },
    ]),
  )
}
