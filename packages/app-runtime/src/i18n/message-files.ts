import type { MessageFiles, Messages } from './compiled-messages.ts'

/** The files of the runtime's own messages. */
export const messageFiles: MessageFiles = import.meta.glob<Messages>('./messages/*/*.json', {
  import: 'default',
})
