import {
  defaultBodyLimitBytes,
  isWriting,
  needsVerification,
  type Endpoint,
} from '@flower-market/api-client/contract'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  onSendHookHandler,
  RouteOptions,
} from 'fastify'
import type { Call, CallRegistry, Handler } from './call-registry.ts'
import { runFrom } from '../http/call-origin.ts'
import { readOrigin } from '../http/request-origin.ts'
import { personConcurrency } from '../limits/person-concurrency.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { routeOfFile } from './file-bodies.ts'
import { permittedCallOf, permittedOf, requirePermission, tokenScopesOf } from './role-guard.ts'
import { routeSchema } from './route-schema.ts'
import { sendFile, StreamedFile } from './send-file.ts'
import type { SignedIn } from '../sessions/session-store.ts'

export type { Handler } from './call-registry.ts'

/** Registers the route of a call. */
export type Register = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: RouteExtras<E>,
) => void

interface RouteExtras<E extends Endpoint> {
  /** Hooks that see the serialised answer. */
  readonly onSend?: onSendHookHandler<unknown>
  /** Answers the route in place of the handler, by an answer that is kept serialised. */
  readonly respond?: (call: Call<E>) => Promise<FastifyReply>
}

/** A call of a person, and its idempotency key where it has one. */
export interface GuardedCall {
  readonly personId: string
  readonly call: string
  readonly key: string | null
}

/** What protects the routes, and where their handlers are kept. */
export interface Guards {
  readonly calls: CallRegistry
  /** Says who asks, or throws the refusal. */
  readonly authenticate: (request: FastifyRequest) => Promise<SignedIn>
  /** Refuses a writing call that does not come from the shop's own pages. */
  readonly requireCsrfToken: onRequestHookHandler
  /** Refuses a call that needs a verification to whoever has none. */
  readonly requireVerified: (call: GuardedCall) => Promise<void>
}

/** Answers are of one person and one moment; a route that lets browsers keep them and ask again says so itself. */
function forbidStoring(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store')
  done()
}

/** A fifth of the connections to the database for one person's writing calls in one process. */
const writingConcurrency = { maxConcurrent: 4, maxWaitMs: 5_000 }

/** As many as a browser has connections to a site; some reads take a second of the database. */
const readingConcurrency = { maxConcurrent: 6, maxWaitMs: 5_000 }

/**
 * Makes `register`: with the contract's object alone it guards the route by session, CSRF and role, checks the input,
 * compiles the serialiser of the answer and describes the call in the OpenAPI document.
 */
export function endpointRegistrar(app: FastifyInstance, guards: Guards): Register {
  const people = new WeakMap<FastifyRequest, SignedIn>()
  const [writes, reads] = [personConcurrency(writingConcurrency), personConcurrency(readingConcurrency)]
  const requireSession: onRequestAsyncHookHandler = async (request) => {
    people.set(request, await guards.authenticate(request))
  }
  // A program has no cookie that another site's page could use.
  const requireCsrfToken: onRequestHookHandler = function requireCsrfToken(request, reply, done) {
    if (people.get(request)?.scopes === undefined) guards.requireCsrfToken.call(app, request, reply, done)
    else done()
  }
  const permit = (endpoint: Endpoint): onRequestAsyncHookHandler => {
    const refuseOthers = requirePermission(endpoint)
    return async (request) => refuseOthers(people.get(request) as SignedIn)
  }
  return (endpoint, handler, { respond, ...hooks } = {}) => {
    const isSignedIn = endpoint.access === 'signed-in'
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimitBytes ?? defaultBodyLimitBytes,
      schema: routeSchema(endpoint, permittedOf(endpoint), tokenScopesOf(endpoint)),
      // All before any input is read.
      onRequest: [
        forbidStoring,
        ...(isSignedIn ? [requireSession] : []),
        ...(isWriting(endpoint) ? [requireCsrfToken] : []),
        ...(isSignedIn ? [permit(endpoint)] : []),
      ],
      ...hooks,
      handler: async (request, reply) => {
        const person = people.get(request) ?? null
        const answer = () => answerCall(request, reply, person)
        if (person === null) return answer()
        const { personId, sessionId } = person
        if (!isWriting(endpoint)) return reads.run(personId, answer)
        const origin = { ...readOrigin(request), sessionId }
        return writes.run(personId, () => runFrom(origin, answer))
      },
    }
    const answerCall = async (
      request: FastifyRequest,
      reply: FastifyReply,
      person: SignedIn | null,
    ): Promise<unknown> => {
      const key = endpoint.isIdempotent === true ? readIdempotencyKey(request) : null
      if (person !== null && needsVerification(endpoint, request.body, person)) {
        await guards.requireVerified({ personId: person.personId, call: permittedCallOf(endpoint), key })
      }
      const answer: unknown = await (respond ?? handler)({
        params: request.params,
        query: request.query,
        body: request.body,
        person,
        idempotencyKey: key,
        request,
        reply,
      } as unknown as Call<typeof endpoint>)
      return answer instanceof File || answer instanceof StreamedFile ? sendFile(reply, answer) : answer
    }
    guards.calls.add(endpoint, handler)
    if (endpoint.bodyType === undefined) app.route(route)
    else routeOfFile(app, endpoint.bodyType, route)
  }
}
