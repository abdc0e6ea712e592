import { errors, type ErrorCode } from '@flower-market/api-client/contract'

/** What a refusal is caused by, and when the same may be asked again. */
export interface ApiErrorOptions extends ErrorOptions {
  readonly retryAfterMs?: number
}

/** A refusal that the contract names; thrown anywhere below a route, answered by the error handler. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly details: unknown
  /** Null where nobody knows. */
  readonly retryAfterMs: number | null

  constructor(code: ErrorCode, details?: unknown, { retryAfterMs, ...options }: ApiErrorOptions = {}) {
    super(errors[code].message, options)
    this.code = code
    this.details = details
    this.retryAfterMs = retryAfterMs ?? null
  }
}

/** The refusal of an input, with where it is wrong. */
export function invalidInput(path: string, message: string): ApiError {
  return new ApiError('validation-failed', { issues: [{ path, message }] })
}
