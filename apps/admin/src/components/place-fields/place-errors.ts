import { isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What to say about a plantation or a region that was not saved, now or for a later day. */
export function toPlaceErrors(error: unknown): { form?: MessageId; name?: MessageId; day?: MessageId } {
  if (isApiError(error, 'name-taken')) return { name: 'places.nameTaken' }
  if (isApiError(error, 'record-changed')) return { form: 'places.changedMeanwhile' }
  if (isApiError(error, 'validation-failed')) {
    const paths = error.details?.issues.map(({ path }) => path) ?? []
    if (paths.some((path) => path.endsWith('holdsFrom'))) return { day: 'places.nothingPlanned' }
    if (paths.some((path) => path.endsWith('name'))) return { name: 'places.nameAtOnce' }
    return { form: 'places.refused' }
  }
  return { form: toFormError(error) }
}
