import { errors, type ErrorCode } from '@flower-market/api-client/contract'

/** A refusal that the contract names; thrown anywhere below a route, answered by the error handler. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown, options?: ErrorOptions) {
    super(errors[code].message, options)
    this.code = code
    this.details = details
  }
}

/** The refusal of an input, with where it is wrong. */
export function invalidInput(path: string, message: string): ApiError {
  return new ApiError('validation-failed', { issues: [{ path, message }] })
}
