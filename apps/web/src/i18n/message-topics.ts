import type addressesMessages from './messages/ru/addresses.json'
import type authMessages from './messages/ru/auth.json'
import type cartMessages from './messages/ru/cart.json'
import type catalogMessages from './messages/ru/catalog.json'
import type flowersMessages from './messages/ru/flowers.json'
import type gateMessages from './messages/ru/gate.json'
import type historyMessages from './messages/ru/history.json'
import type legalMessages from './messages/ru/legal.json'
import type moneyMessages from './messages/ru/money.json'
import type orderMessages from './messages/ru/order.json'
import type outboxMessages from './messages/ru/outbox.json'
import type profileMessages from './messages/ru/profile.json'
import type settingsMessages from './messages/ru/settings.json'
import type shellMessages from './messages/ru/shell.json'
import type transactionsMessages from './messages/ru/transactions.json'
import type usersMessages from './messages/ru/users.json'

declare module '@flower-market/app-runtime/i18n' {
  /** The parts of the shop's catalogs. */
  interface MessageTopics {
    addresses: keyof typeof addressesMessages
    auth: keyof typeof authMessages
    cart: keyof typeof cartMessages
    catalog: keyof typeof catalogMessages
    flowers: keyof typeof flowersMessages
    gate: keyof typeof gateMessages
    history: keyof typeof historyMessages
    legal: keyof typeof legalMessages
    money: keyof typeof moneyMessages
    order: keyof typeof orderMessages
    outbox: keyof typeof outboxMessages
    profile: keyof typeof profileMessages
    settings: keyof typeof settingsMessages
    shell: keyof typeof shellMessages
    transactions: keyof typeof transactionsMessages
    users: keyof typeof usersMessages
  }
}
