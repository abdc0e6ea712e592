import type authMessages from './messages/ru/auth.json'
import type cartMessages from './messages/ru/cart.json'
import type catalogMessages from './messages/ru/catalog.json'
import type flowersMessages from './messages/ru/flowers.json'
import type formsMessages from './messages/ru/forms.json'
import type gateMessages from './messages/ru/gate.json'
import type historyMessages from './messages/ru/history.json'
import type legalMessages from './messages/ru/legal.json'
import type orderMessages from './messages/ru/order.json'
import type outboxMessages from './messages/ru/outbox.json'
import type profileMessages from './messages/ru/profile.json'
import type settingsMessages from './messages/ru/settings.json'
import type shellMessages from './messages/ru/shell.json'
import type usersMessages from './messages/ru/users.json'

/** Every message of the shop; an id that no catalog has does not compile. */
export type MessageId = keyof (typeof authMessages &
  typeof cartMessages &
  typeof catalogMessages &
  typeof flowersMessages &
  typeof formsMessages &
  typeof gateMessages &
  typeof historyMessages &
  typeof legalMessages &
  typeof orderMessages &
  typeof outboxMessages &
  typeof profileMessages &
  typeof settingsMessages &
  typeof shellMessages &
  typeof usersMessages)
