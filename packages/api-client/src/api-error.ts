import type * as z from 'zod/mini'
import type { cartChangedDetails } from './contract/cart.contract.ts'
import type { CallName } from './contract/contract.ts'
import type {
  accountInUseDetails,
  balanceChangedDetails,
  lotsChangedDetails,
  cashLimitDetails,
  claimRefusedDetails,
  pressRefusedDetails,
  ErrorCode,
  invalidCodeDetails,
  orderMoveRefusedDetails,
  otherRegionDetails,
  priceBelowCostsDetails,
  refundTooLargeDetails,
  requestClosedDetails,
  retryLaterDetails,
  secondFactorNeededDetails,
  unpaidLimitDetails,
  validationDetails,
  verificationNeededDetails,
  weakPasswordDetails,
} from './contract/errors.ts'

/**
 * What went wrong: no answer came (`network`), the server refused (`http`), the answer breaks the contract
 * (`contract`), the caller aborted (`aborted`).
 */
export type ApiErrorKind = 'network' | 'http' | 'contract' | 'aborted'

interface KnownDetails {
  'cart-changed': z.output<typeof cartChangedDetails>
  'quantity-exceeds-availability': z.output<typeof cartChangedDetails>
  'validation-failed': z.output<typeof validationDetails>
  'invalid-code': z.output<typeof invalidCodeDetails>
  'address-in-other-region': z.output<typeof otherRegionDetails>
  'order-move-refused': z.output<typeof orderMoveRefusedDetails>
  'request-closed': z.output<typeof requestClosedDetails>
  'price-below-costs': z.output<typeof priceBelowCostsDetails>
  'account-in-use': z.output<typeof accountInUseDetails>
  'claim-refused': z.output<typeof claimRefusedDetails>
  'balance-changed': z.output<typeof balanceChangedDetails>
  'lots-changed': z.output<typeof lotsChangedDetails>
  'press-refused': z.output<typeof pressRefusedDetails>
  'cash-limit': z.output<typeof cashLimitDetails>
  'refund-too-large': z.output<typeof refundTooLargeDetails>
  'unpaid-limit': z.output<typeof unpaidLimitDetails>
  'retry-later': z.output<typeof retryLaterDetails>
  'second-factor-needed': z.output<typeof secondFactorNeededDetails>
  'password-too-weak': z.output<typeof weakPasswordDetails>
  'verification-needed': z.output<typeof verificationNeededDetails>
}

/** A code whose details the contract describes. */
export type CodeWithDetails = keyof KnownDetails

/** The details of an error code: typed where the contract describes them, otherwise undefined. */
export type DetailsOf<C extends ErrorCode> = C extends keyof KnownDetails ? KnownDetails[C] : undefined

/** The fields of an `ApiError`; `status` is 0 when there was no answer, `code` null when the server named none. */
export interface ApiErrorParts {
  readonly kind: ApiErrorKind
  readonly call: CallName
  readonly message: string
  readonly status?: number
  readonly code?: ErrorCode | null
  readonly details?: unknown
  readonly requestId?: string | null
  readonly cause?: unknown
}

/** The one error that a call of the API rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: CallName
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number
  /** The error code; null when the server sent none. */
  readonly code: ErrorCode | null
  readonly details: unknown
  /** What the server's log calls the request; null when there was no answer. */
  readonly requestId: string | null

  constructor({
    kind,
    call,
    message,
    status = 0,
    code = null,
    details,
    requestId = null,
    cause,
  }: ApiErrorParts) {
    super(message, { cause })
    this.kind = kind
    this.call = call
    this.status = status
    this.code = code
    this.details = details
    this.requestId = requestId
  }
}

/** An error with its code, and with details of the type of that code. */
export type ApiErrorOf<C extends ErrorCode> = ApiError & {
  readonly kind: 'http'
  readonly code: C
  readonly details: DetailsOf<C>
}

interface IsApiError {
  (error: unknown): error is ApiError
  <C extends ErrorCode>(error: unknown, code: C): error is ApiErrorOf<C>
}

/** Whether a caught value is an error of the API, and with a second argument whether it has that code. */
export const isApiError = ((error: unknown, code?: ErrorCode) =>
  error instanceof ApiError && (code === undefined || error.code === code)) as IsApiError
