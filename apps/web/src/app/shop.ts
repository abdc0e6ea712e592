import type { AppDefinition } from '@flower-market/app-runtime/app'
import { loadMessages } from '../i18n/messages.ts'
import { paths } from '../paths.ts'
import { frameTopics } from '../routes.ts'

/** The shop as the runtime knows it. */
export const shop: AppDefinition = {
  loadMessages,
  frameTopics,
  paths: { home: paths.catalog(), signIn: paths.signin },
  texts: {
    toHome: 'shell.toCatalog',
    sessionLost: 'shell.sessionLost',
    somethingWentWrongHint: 'shell.somethingWentWrongHint',
    unexpectedErrorHint: 'shell.unexpectedErrorHint',
  },
}
