import { createMessageLoader, type LoadMessages } from '@flower-market/app-runtime/i18n'

/** Loads the shop's messages, and those of the runtime. */
export const loadMessages: LoadMessages = createMessageLoader(() => import('./message-files.ts'))
