import { ApiError } from '../../platform/errors/api-error.ts'

/** Refuses a file; `why` is for the log. */
export function unreadable(why: string): ApiError {
  return new ApiError('statement-not-recognized', undefined, { cause: new Error(why) })
}
