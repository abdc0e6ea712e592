import { ApiError } from '../../platform/errors/api-error.ts'

/** Refuses what nobody could send, whoever asks and for whomever. Throws `unavailable`. */
export function requireProvider({ isMissing }: { readonly isMissing?: boolean }): void {
  if (isMissing === true) throw new ApiError('unavailable')
}
