import type { Role } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { ErrorCode } from './contract/errors.ts'

/** Who may make a call: anybody, or only a person with a session. */
export type Access = 'public' | 'signed-in'

type Schema = z.ZodMiniType

/** The largest body of a call that names no limit of its own: a form with all its fields filled in. */
export const defaultBodyLimitBytes = 32 * 1024

/**
 * One call of the API as data: the axios client, the typed mock and the server's route with its OpenAPI entry are all
 * derived from it, so that they stay consistent.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Path from the origin, with `:name` parameters. */
  readonly path: `/api/${string}`
  readonly summary: string
  /**
   * `specification`: named in section 7 of the product's specification; `extension`: ours, because a screen needs it.
   */
  readonly origin: 'specification' | 'extension'
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Type of the body; JSON by default. An image or another file is sent as raw bytes, its type in `content-type`. */
  readonly bodyType?: 'image' | 'file'
  /** The largest body that the server reads, in bytes; `defaultBodyLimitBytes` where it is absent. */
  readonly bodyLimitBytes?: number
  readonly response: Schema
  /** Type of the answer; JSON by default. A file is sent as raw bytes, its name in `content-disposition`. */
  readonly responseType?: 'file'
  /** Error codes of this call, besides those of every call (see `commonErrors`). */
  readonly errors: readonly ErrorCode[]
  /** Moves money, or makes something that a repeat would double: the caller sends an `Idempotency-Key`, and a repeat gets the first answer. */
  readonly isIdempotent?: boolean
  /**
   * Refused with `verification-needed` to whoever is not APPROVED, where the operator requires verification. A repeat of an
   * idempotent call that was answered before gets its first answer all the same.
   */
  readonly isVerifiedOnly?: boolean
  /** The same for bodies whose `kind` is one of these, where a call does several things. */
  readonly verifiedOnlyKinds?: readonly string[]
  /** The call itself asks for the verification of the buyer whom `user` names: staff who order for somebody need none of their own. */
  readonly isBuyerVerified?: boolean
  /** A GET that writes, by the specification's naming: it needs the CSRF header as a POST does. */
  readonly isWritingGet?: boolean
  /** A POST that only reads, because its question does not fit into a URL: it may be repeated and needs no CSRF header. */
  readonly isReadingPost?: boolean
}

/** Declares a call; the identity function that keeps the literal types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined
type Part<K extends string, S> = S extends Schema
  ? object extends z.input<S>
    ? { readonly [P in K]?: InputOf<S> }
    : { readonly [P in K]: InputOf<S> }
  : { readonly [P in K]?: undefined }

/** What a caller passes: the call's `params`, `query` and `body`, each only where the call has it. */
export type EndpointInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** The output of a call. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>

/** Whether a call with this body is only for verified callers. */
export function needsVerification(
  { isVerifiedOnly = false, verifiedOnlyKinds = [], isBuyerVerified = false }: Endpoint,
  body: unknown,
  caller: { readonly personId: string; readonly role: Role },
): boolean {
  const { kind, user } = (body ?? {}) as { readonly kind?: unknown; readonly user?: unknown }
  const isForAnother = typeof user === 'string' && user !== caller.personId
  if (isBuyerVerified && isForAnother && caller.role === 'ADMIN') return false
  return isVerifiedOnly || (typeof kind === 'string' && verifiedOnlyKinds.includes(kind))
}

/** Whether the call changes something and therefore needs the CSRF header. */
export function isWriting({ method, isWritingGet, isReadingPost }: Endpoint): boolean {
  return method === 'GET' ? isWritingGet === true : isReadingPost !== true
}
