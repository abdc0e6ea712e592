import type { CallOutput } from '@flower-market/api-client/contract'
import type { ApiScope, Role, StaffRole } from '@flower-market/flower-domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Name of the HttpOnly cookie that survives a reload. */
export const sessionCookie = 'session'

/** Who a session belongs to. */
export interface SignedIn {
  readonly sessionId: string
  readonly personId: string
  readonly role: Role
  /** Of ADMIN alone. */
  readonly staffRole: StaffRole | null
  /** Of staff: the operator requires a second factor, and they have none yet. */
  readonly isSecondFactorMissing: boolean
  /** The plantation that a representative speaks for. */
  readonly plantationId: string | null
  /** Of a program, which signs in by an API token: what the token was made for. Absent for a browser. */
  readonly scopes?: readonly ApiScope[]
}

/** A browser's session: what the shop is told of it, and who makes its calls. */
export interface ResumedSession {
  readonly session: CallOutput<'authentication'>
  readonly signedIn: SignedIn
}

/** Sessions, as far as platform, files and pages need them; the identity module keeps them. */
export interface SessionStore {
  /**
   * Who makes a call: cookie and token must be of one session; an API token of a program stands alone. Throws
   * `not-signed-in` or `token-expired`.
   */
  authenticate(request: FastifyRequest): Promise<SignedIn>
  /**
   * Who a session cookie alone belongs to, for what carries no token: files and the socket. Nobody as long as their
   * second factor is missing.
   */
  identify(cookie: string | undefined): Promise<SignedIn | null>
  /** The browser's session with a fresh token; writes the cookies that go with it, for a visitor the CSRF cookie. */
  resume(request: FastifyRequest, reply: FastifyReply): Promise<ResumedSession | null>
}
