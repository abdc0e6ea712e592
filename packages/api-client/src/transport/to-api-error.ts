import { isAxiosError, isCancel, type AxiosResponse } from 'axios'
import * as z from 'zod/mini'
import { ApiError, type CodeWithDetails } from '../api-error.ts'
import { cartChangedDetails } from '../contract/cart.contract.ts'
import type { CallName } from '../contract/contract.ts'
import {
  accountInUseDetails,
  balanceChangedDetails,
  lotsChangedDetails,
  cashLimitDetails,
  claimRefusedDetails,
  pressRefusedDetails,
  errorBody,
  invalidCodeDetails,
  otherRegionDetails,
  priceBelowCostsDetails,
  refundTooLargeDetails,
  requestClosedDetails,
  retryLaterDetails,
  secondFactorNeededDetails,
  orderMoveRefusedDetails,
  unpaidLimitDetails,
  validationDetails,
  verificationNeededDetails,
  weakPasswordDetails,
} from '../contract/errors.ts'
import type { ErrorCode } from '../contract/errors.ts'

type DetailsSchemas = Readonly<Record<CodeWithDetails, z.ZodMiniType>> &
  Partial<Record<ErrorCode, z.ZodMiniType>>

const detailsSchemas: DetailsSchemas = {
  'cart-changed': cartChangedDetails,
  'quantity-exceeds-availability': cartChangedDetails,
  // Some errors of this kind are raised below the schemas and name no field.
  'validation-failed': z.prefault(validationDetails, { issues: [] }),
  'invalid-code': invalidCodeDetails,
  'address-in-other-region': otherRegionDetails,
  'claim-refused': claimRefusedDetails,
  'press-refused': pressRefusedDetails,
  'order-move-refused': orderMoveRefusedDetails,
  'request-closed': requestClosedDetails,
  'price-below-costs': priceBelowCostsDetails,
  'account-in-use': accountInUseDetails,
  'balance-changed': balanceChangedDetails,
  'lots-changed': lotsChangedDetails,
  'cash-limit': cashLimitDetails,
  'refund-too-large': refundTooLargeDetails,
  'unpaid-limit': unpaidLimitDetails,
  'retry-later': retryLaterDetails,
  // A process of an earlier version does not tell.
  'second-factor-needed': z.prefault(secondFactorNeededDetails, { hasPasskey: false }),
  'password-too-weak': weakPasswordDetails,
  'verification-needed': verificationNeededDetails,
}

/** An answer that breaks the contract; `cause` is the schema error. */
export function contractError(call: CallName, status: number, cause: unknown): ApiError {
  return new ApiError({
    kind: 'contract',
    call,
    status,
    message: `The answer of ${call} breaks the contract.`,
    cause,
  })
}

function refusal(
  call: CallName,
  { status, data, headers }: Pick<AxiosResponse, 'status' | 'data' | 'headers'>,
  cause: unknown,
): ApiError {
  const given: unknown = headers['x-request-id']
  const requestId = typeof given === 'string' ? given : null
  const body = z.safeParse(errorBody, data)
  // For example an error page of a proxy: it has a status but no error code.
  if (!body.success)
    return new ApiError({ kind: 'http', call, status, message: `HTTP ${status}`, requestId, cause })

  const { code, message, details } = body.data
  const known = z.safeParse(detailsSchemas[code] ?? z.unknown(), details)
  if (!known.success) return contractError(call, status, known.error)
  return new ApiError({
    kind: 'http',
    call,
    status,
    code,
    message,
    details: detailsSchemas[code] ? known.data : undefined,
    requestId,
    cause,
  })
}

/** Converts an axios error to an `ApiError`; any other error is a bug and is returned unchanged. */
export function toApiError(call: CallName, error: unknown): unknown {
  if (isCancel(error)) {
    return new ApiError({ kind: 'aborted', call, message: `${call} was given up.`, cause: error })
  }
  if (!isAxiosError(error)) return error
  if (error.response) return refusal(call, error.response, error)
  return new ApiError({
    kind: 'network',
    call,
    message: `No answer to ${call}: ${error.message}`,
    cause: error,
  })
}
