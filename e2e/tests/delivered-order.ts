import type { CallOutput } from '@flower-market/api-client'
import { allPeople, plentiful, readMarket, sharedSession } from './market-state.ts'

/** An order as its buyer reads it. */
export type DeliveredOrder = CallOutput<'purchaseGet'>

/** Two delivered bunches of a lot, paid from Anna's balance. */
export async function deliverOrder(): Promise<DeliveredOrder> {
  const session = await sharedSession(allPeople.anna)
  const staff = await sharedSession(allPeople.vera)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const quantity = 2 * card.stemsPerBunch
  const order = await session.post<DeliveredOrder>('/api/purchase/create', {
    purchase: { [date]: [{ code: card.code, price: card.price, quantity }] },
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    total: card.price * quantity,
  })
  for (const status of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered']) {
    await staff.patch('/api/order/status', { _id: order._id, status })
  }
  return order
}
