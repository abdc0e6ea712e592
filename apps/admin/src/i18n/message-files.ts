import type { MessageFiles, Messages } from '@flower-market/app-runtime/i18n'

/** The files of the messages of the staff's app. */
export const messageFiles: MessageFiles = import.meta.glob<Messages>('./messages/*/*.json', {
  import: 'default',
})
