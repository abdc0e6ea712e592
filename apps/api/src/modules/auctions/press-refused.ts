import type { pressRefusedDetails } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'

/** Why a press or a choice does not count. */
export function pressRefused(reason: z.output<typeof pressRefusedDetails>['reason']): ApiError {
  return new ApiError('press-refused', { reason })
}
