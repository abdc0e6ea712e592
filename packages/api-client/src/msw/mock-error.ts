import type { DetailsOf } from '../api-error.ts'
import type { Contract, CallName } from '../contract/contract.ts'
import type { commonErrors, ErrorCode } from '../contract/errors.ts'

/** A refusal on its way out of a mock. */
export class MockError<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly details: unknown

  constructor(code: C, details: unknown) {
    this.code = code
    this.details = details
  }
}

/** Names of the refusals that a call may give. */
export type ErrorCodeOf<N extends CallName> =
  | Contract[N]['errors'][number]
  | (typeof commonErrors)[number]
  | (Contract[N] extends { readonly isIdempotent: true } ? 'idempotency-key-missing' : never)

type DetailsArguments<C extends ErrorCode> = undefined extends DetailsOf<C> ? [] : [details: DetailsOf<C>]

/** What a mock returns, or throws, in order to refuse; details are required where the contract describes them. */
export function refuse<const C extends ErrorCode>(code: C, ...[details]: DetailsArguments<C>): MockError<C> {
  return new MockError(code, details)
}
