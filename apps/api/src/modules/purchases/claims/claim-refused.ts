import type { ClaimRefusal } from '@flower-market/flower-domain'
import { ApiError } from '../../../platform/errors/api-error.ts'

/** The refusal of a claim, with its reason. */
export function claimRefused(reason: ClaimRefusal): ApiError {
  return new ApiError('claim-refused', { reason })
}
