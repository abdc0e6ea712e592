import { isAxiosError, isCancel } from 'axios'
import * as z from 'zod/mini'
import { ApiError } from '../api-error.ts'
import { cartChangedDetails } from '../contract/cart.contract.ts'
import type { CallName } from '../contract/contract.ts'
import {
  errorBody,
  invalidCodeDetails,
  retryLaterDetails,
  validationDetails,
  weakPasswordDetails,
} from '../contract/errors.ts'
import type { ErrorCode } from '../contract/errors.ts'

const detailsSchemas: Partial<Record<ErrorCode, z.ZodMiniType>> = {
  'cart-changed': cartChangedDetails,
  'quantity-exceeds-availability': cartChangedDetails,
  // Some refusals of this kind come from below the schemas and cannot say where.
  'validation-failed': z.prefault(validationDetails, { issues: [] }),
  'invalid-code': invalidCodeDetails,
  'retry-later': retryLaterDetails,
  'password-too-weak': weakPasswordDetails,
}

/** An answer that breaks the contract; `cause` is what the schema found. */
export function contractError(call: CallName, status: number, cause: unknown): ApiError {
  return new ApiError({
    kind: 'contract',
    call,
    status,
    message: `The answer of ${call} breaks the contract.`,
    cause,
  })
}

function refusal(call: CallName, status: number, data: unknown, cause: unknown): ApiError {
  const body = z.safeParse(errorBody, data)
  // A proxy's own page, for one: it has a status but speaks no word of the contract.
  if (!body.success) return new ApiError({ kind: 'http', call, status, message: `HTTP ${status}`, cause })

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
    cause,
  })
}

/** Turns what axios throws into the API's one error; anything else is a mistake of ours and comes back as it is. */
export function toApiError(call: CallName, error: unknown): unknown {
  if (isCancel(error)) {
    return new ApiError({ kind: 'aborted', call, message: `${call} was given up.`, cause: error })
  }
  if (!isAxiosError(error)) return error
  if (error.response) return refusal(call, error.response.status, error.response.data, error)
  return new ApiError({
    kind: 'network',
    call,
    message: `No answer to ${call}: ${error.message}`,
    cause: error,
  })
}
