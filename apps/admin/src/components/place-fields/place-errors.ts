import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What to say about a plantation or a region that was not saved. */
export function toPlaceErrors(error: unknown): { form?: MessageId; name?: MessageId } {
  if (isApiError(error, 'name-taken')) return { name: 'places.nameTaken' }
  if (isApiError(error, 'record-changed')) return { form: 'places.changedMeanwhile' }
  if (isApiError(error, 'validation-failed')) return { form: 'places.refused' }
  return { form: toFormError(error) }
}
