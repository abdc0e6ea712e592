import type auditMessages from './messages/ru/audit.json'
import type deskMessages from './messages/ru/desk.json'
import type operatorMessages from './messages/ru/operator.json'
import type peopleMessages from './messages/ru/people.json'
import type securityMessages from './messages/ru/security.json'
import type staffMessages from './messages/ru/staff.json'

declare module '@flower-market/app-runtime/i18n' {
  /** The parts of the staff's catalogs; no other app has a topic of the same name. */
  interface MessageTopics {
    audit: keyof typeof auditMessages
    desk: keyof typeof deskMessages
    operator: keyof typeof operatorMessages
    people: keyof typeof peopleMessages
    security: keyof typeof securityMessages
    staff: keyof typeof staffMessages
  }
}
