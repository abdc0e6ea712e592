import { isApiError } from '@flower-market/api-client'
import type { FileError } from '@flower-market/ui'
import { toFormError } from '../../forms/form-errors.ts'
import type { MessageId } from '../../i18n/message-ids.ts'

/** Why a chosen file is not taken, in words. */
export const errorLabels = {
  type: 'profile.imagesOnly',
  unreadable: 'profile.imagesOnly',
  'too-large': 'profile.pictureTooLarge',
  'too-many': 'profile.onePicture',
} as const satisfies Record<FileError, MessageId>

/** What to say about a picture that was not set. */
export function pictureProblemOf(error: unknown): MessageId {
  if (isApiError(error, 'images-only')) return 'profile.imagesOnly'
  if (isApiError(error, 'payload-too-large')) return 'profile.pictureTooLarge'
  return toFormError(error)
}
