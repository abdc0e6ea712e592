import type { DetailsOf } from '../api-error.ts'
import type { Contract, CallName } from '../contract/contract.ts'
import type { commonErrors, ErrorCode } from '../contract/errors.ts'

/** An error answer thrown by a mock. */
export class MockError<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly details: unknown

  constructor(code: C, details: unknown) {
    this.code = code
    this.details = details
  }
}

/** The error codes of a call. */
export type ErrorCodeOf<N extends CallName> =
  | Contract[N]['errors'][number]
  | (typeof commonErrors)[number]
  | (Contract[N] extends { readonly isIdempotent: true } ? 'idempotency-key-missing' : never)

type DetailsArguments<C extends ErrorCode> = undefined extends DetailsOf<C> ? [] : [details: DetailsOf<C>]

/** The error that a mock returns or throws; details are required where the contract describes them. */
export function refuse<const C extends ErrorCode>(code: C, ...[details]: DetailsArguments<C>): MockError<C> {
  return new MockError(code, details)
}
