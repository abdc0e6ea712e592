import type { AppDefinition } from '@flower-market/app-runtime/app'
import { loadMessages } from '../i18n/messages.ts'
import { paths } from '../paths.ts'
import { frameTopics } from '../routes.ts'

/** The staff's app as the runtime knows it. */
export const staffApp: AppDefinition = {
  loadMessages,
  frameTopics,
  client: { csrfCookie: 'staff-csrf-token', side: 'staff' },
  paths: { home: paths.home(), signIn: paths.signin },
  texts: {
    toHome: 'staff.toHome',
    sessionLost: 'staff.sessionLost',
    somethingWentWrongHint: 'staff.somethingWentWrongHint',
    unexpectedErrorHint: 'staff.unexpectedErrorHint',
  },
}
