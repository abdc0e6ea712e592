import type addressesMessages from './messages/ru/addresses.json'
import type assortmentMessages from './messages/ru/assortment.json'
import type auctionMessages from './messages/ru/auction.json'
import type authMessages from './messages/ru/auth.json'
import type cartMessages from './messages/ru/cart.json'
import type catalogMessages from './messages/ru/catalog.json'
import type claimsMessages from './messages/ru/claims.json'
import type clientsMessages from './messages/ru/clients.json'
import type cryptoMessages from './messages/ru/crypto.json'
import type documentsMessages from './messages/ru/documents.json'
import type gateMessages from './messages/ru/gate.json'
import type historyMessages from './messages/ru/history.json'
import type legalMessages from './messages/ru/legal.json'
import type listMessages from './messages/ru/list.json'
import type listsMessages from './messages/ru/lists.json'
import type plantationMessages from './messages/ru/plantation.json'
import type moneyMessages from './messages/ru/money.json'
import type noticesMessages from './messages/ru/notices.json'
import type orderMessages from './messages/ru/order.json'
import type outboxMessages from './messages/ru/outbox.json'
import type profileMessages from './messages/ru/profile.json'
import type questionsMessages from './messages/ru/questions.json'
import type repeatMessages from './messages/ru/repeat.json'
import type requestsMessages from './messages/ru/requests.json'
import type settingsMessages from './messages/ru/settings.json'
import type shellMessages from './messages/ru/shell.json'
import type signupMessages from './messages/ru/signup.json'
import type standingMessages from './messages/ru/standing.json'
import type transactionsMessages from './messages/ru/transactions.json'
import type transfersMessages from './messages/ru/transfers.json'
import type usersMessages from './messages/ru/users.json'

declare module '@flower-market/app-runtime/i18n' {
  /** The parts of the shop's catalogs. */
  interface MessageTopics {
    addresses: keyof typeof addressesMessages
    assortment: keyof typeof assortmentMessages
    auction: keyof typeof auctionMessages
    auth: keyof typeof authMessages
    cart: keyof typeof cartMessages
    catalog: keyof typeof catalogMessages
    claims: keyof typeof claimsMessages
    clients: keyof typeof clientsMessages
    crypto: keyof typeof cryptoMessages
    documents: keyof typeof documentsMessages
    gate: keyof typeof gateMessages
    history: keyof typeof historyMessages
    legal: keyof typeof legalMessages
    list: keyof typeof listMessages
    lists: keyof typeof listsMessages
    plantation: keyof typeof plantationMessages
    money: keyof typeof moneyMessages
    notices: keyof typeof noticesMessages
    order: keyof typeof orderMessages
    outbox: keyof typeof outboxMessages
    profile: keyof typeof profileMessages
    questions: keyof typeof questionsMessages
    repeat: keyof typeof repeatMessages
    requests: keyof typeof requestsMessages
    settings: keyof typeof settingsMessages
    shell: keyof typeof shellMessages
    signup: keyof typeof signupMessages
    standing: keyof typeof standingMessages
    transactions: keyof typeof transactionsMessages
    transfers: keyof typeof transfersMessages
    users: keyof typeof usersMessages
  }
}
