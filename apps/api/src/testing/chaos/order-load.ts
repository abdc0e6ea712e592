import type { CallInput } from '@flower-market/api-client'
import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { runLoad, type Load } from './load.ts'
import { signInTraveling } from './signed-in-load.ts'

function bodyOf(card: FlowerCard): CallInput<'purchaseCreate'>['body'] {
  const { code, price, deliveryDate } = card
  const quantity = packStep(card)
  const purchase = { [deliveryDate]: [{ code, price, quantity }] }
  return { purchase, methodDelivery: 'pickup', paymentMethod: 'BALANCE', total: price * quantity }
}

/** Begins to order, one pack after the other, paid from the balance. */
export async function startOrderLoad(addresses: () => readonly string[], email: string): Promise<Load> {
  const { call, post } = await signInTraveling(addresses, email)
  const { dates } = await call('filterList')
  const { date } = dates.find(({ isOpen }) => isOpen)!
  const { cards } = await call('catalogCards', { query: { date } })
  const cheap = cards.filter(({ soldBy, price }) => soldBy === 'bunch' && price < 9000)
  return runLoad({
    prepare: async (index) => bodyOf(cheap[index % cheap.length] as FlowerCard),
    // A total that changed or a balance that is spent refuses an order that was never made.
    send: async (key, body) => (await post('/api/purchase/create', key, body))?._id ?? null,
  })
}
