import { isApiError } from '@flower-market/api-client'
import type { FileError } from '@flower-market/ui'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

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
