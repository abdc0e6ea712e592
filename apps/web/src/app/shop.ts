import type { AppDefinition } from '@flower-market/app-runtime/app'
import { loadMessages } from '../i18n/messages.ts'
import { paths } from '../paths.ts'

/** The shop as the runtime knows it. */
export const shop: AppDefinition = {
  loadMessages,
  frameTopics: ['shell'],
  paths: { home: paths.catalog(), signIn: paths.signin },
  texts: {
    toHome: 'shell.toCatalog',
    sessionLost: 'shell.sessionLost',
    somethingWentWrongHint: 'shell.somethingWentWrongHint',
    unexpectedErrorHint: 'shell.unexpectedErrorHint',
  },
}
