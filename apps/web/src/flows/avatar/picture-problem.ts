import { isApiError } from '@flower-market/api-client'
import type { FileRefusal } from '@flower-market/ui'
import { problemOf } from '../../forms/form-problems.ts'
import type { MessageId } from '../../i18n/message-ids.ts'

/** Why a chosen file is not taken, in words. */
export const refusalWords = {
  type: 'profile.imagesOnly',
  unreadable: 'profile.imagesOnly',
  'too-large': 'profile.pictureTooLarge',
  'too-many': 'profile.onePicture',
} as const satisfies Record<FileRefusal, MessageId>

/** What to say about a picture that was not set. */
export const pictureProblemOf = (error: unknown): MessageId => {
  if (isApiError(error, 'images-only')) return 'profile.imagesOnly'
  if (isApiError(error, 'payload-too-large')) return 'profile.pictureTooLarge'
  return problemOf(error)
}
