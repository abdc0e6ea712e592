import type authMessages from './messages/ru/auth.json'
import type cartMessages from './messages/ru/cart.json'
import type catalogMessages from './messages/ru/catalog.json'
import type flowersMessages from './messages/ru/flowers.json'
import type historyMessages from './messages/ru/history.json'
import type orderMessages from './messages/ru/order.json'
import type shellMessages from './messages/ru/shell.json'

/** Every message of the shop; an id that no catalogue has does not compile. */
export type MessageId = keyof (typeof authMessages &
  typeof cartMessages &
  typeof catalogMessages &
  typeof flowersMessages &
  typeof historyMessages &
  typeof orderMessages &
  typeof shellMessages)
