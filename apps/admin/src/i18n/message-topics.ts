import type auditMessages from './messages/ru/audit.json'
import type booksMessages from './messages/ru/books.json'
import type deskMessages from './messages/ru/desk.json'
import type importsMessages from './messages/ru/imports.json'
import type lotsMessages from './messages/ru/lots.json'
import type mailsMessages from './messages/ru/mails.json'
import type operatorMessages from './messages/ru/operator.json'
import type ordersMessages from './messages/ru/orders.json'
import type clocksMessages from './messages/ru/clocks.json'
import type payoutsMessages from './messages/ru/payouts.json'
import type peopleMessages from './messages/ru/people.json'
import type placingMessages from './messages/ru/placing.json'
import type placesMessages from './messages/ru/places.json'
import type reportsMessages from './messages/ru/reports.json'
import type securityMessages from './messages/ru/security.json'
import type setupMessages from './messages/ru/setup.json'
import type staffMessages from './messages/ru/staff.json'
import type varietiesMessages from './messages/ru/varieties.json'
import type statementsMessages from './messages/ru/statements.json'

declare module '@flower-market/app-runtime/i18n' {
  /** The parts of the staff's catalogs; no other app has a topic of the same name. */
  interface MessageTopics {
    audit: keyof typeof auditMessages
    books: keyof typeof booksMessages
    desk: keyof typeof deskMessages
    imports: keyof typeof importsMessages
    lots: keyof typeof lotsMessages
    mails: keyof typeof mailsMessages
    operator: keyof typeof operatorMessages
    orders: keyof typeof ordersMessages
    clocks: keyof typeof clocksMessages
    payouts: keyof typeof payoutsMessages
    people: keyof typeof peopleMessages
    placing: keyof typeof placingMessages
    places: keyof typeof placesMessages
    reports: keyof typeof reportsMessages
    security: keyof typeof securityMessages
    setup: keyof typeof setupMessages
    staff: keyof typeof staffMessages
    varieties: keyof typeof varietiesMessages
    statements: keyof typeof statementsMessages
  }
}
