import { cartDayTotals, money, packStep } from '@flower-market/flower-domain'
import type {
  CartItem,
  DeliveryMethod,
  FlowerCard,
  IsoDate,
  PaymentMethod,
} from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallOutput } from '../../contract/contract.ts'
import { verify } from './verify.ts'

/** The delivery days that orders are taken for. */
export async function openDays(call: Call): Promise<IsoDate[]> {
  const { dates } = await call('filterList')
  return dates.filter(({ isOpen, cards }) => isOpen && cards > 0).map(({ date }) => date)
}

/** A lot with a stock of at least four packs, on the delivery day of the given index. */
export async function plentifulCard(call: Call, dayPlace = 0): Promise<FlowerCard> {
  const date = (await openDays(call))[dayPlace]
  verify(date !== undefined, `there are ${dayPlace + 1} open days with cards`)
  const { cards } = await call('catalogCards', { query: { date } })
  const card = cards.find(
    ({ soldBy, stemsAvailable, stemsPerBunch }) =>
      soldBy === 'bunch' && stemsAvailable >= 4 * stemsPerBunch && stemsAvailable < 10_000,
  )
  verify(card !== undefined, `something is plentiful on ${date}`)
  return card
}

/** The same lot as it is sold now. */
export async function cardNow(
  call: Call,
  { code, deliveryDate }: FlowerCard,
): Promise<FlowerCard | undefined> {
  const { cards } = await call('catalogCards', { query: { date: deliveryDate } })
  return cards.find((card) => card.code === code)
}

/** A line of some packs of a card, as the catalog shows it. */
export function lineOf(card: FlowerCard, packs = 1): CartItem {
  return {
    code: card.code,
    price: card.price,
    quantity: packs * packStep(card),
  }
}

/** The ruble balance in kopecks; 0 without an account. */
export async function rubles(call: Call): Promise<number> {
  const accounts = await call('accountList')
  return accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0
}

/** A unique key. */
export function freshKey(): string {
  return crypto.randomUUID()
}

/** Differences from the default order, which is picked up where that is possible and paid from the balance. */
export interface OrderChanges {
  readonly methodDelivery?: DeliveryMethod
  readonly paymentMethod?: PaymentMethod
  readonly total?: number
  readonly user?: string
}

/** The request that orders the lines of one day; the total is computed by the domain. What is brought has an address. */
export async function orderOf(call: Call, date: IsoDate, items: CartItem[], changes: OrderChanges = {}) {
  const { cityCost, pickup } = await call('deliveryTerms')
  const method = changes.methodDelivery ?? (pickup === null ? 'delivery' : 'pickup')
  const address = method === 'delivery' ? await ensureAddress(call) : null
  const { total } = cartDayTotals(items, { method, cityCost: money(address?.cityCost ?? cityCost, 'RUB') })
  return {
    purchase: { [date]: items },
    methodDelivery: method,
    ...(address !== null && { address: address._id }),
    paymentMethod: 'BALANCE' as const,
    total: total.minor,
    ...changes,
  }
}

/** What a person writes of an address in their own region. */
export async function addressIn(call: Call, label: string) {
  const { region } = await call('authentication')
  return {
    label,
    region,
    city: 'Москва',
    street: 'ул. Большая Полянка, 30',
    index: '119180',
    contactPerson: 'Анна Котова',
    phone: '79161234501',
    hours: '08:00–20:00',
    driverNote: '',
  }
}

/** What an order keeps of an address. */
export function addressOf(address: CallOutput<'addressList'>[number]) {
  const { _id, isDefault: _isDefault, cityCost: _cityCost, ...copy } = address
  return copy
}

/** The person's first address in their region, which is added where there is none. */
export async function ensureAddress(call: Call): Promise<CallOutput<'addressCreate'>> {
  const body = await addressIn(call, 'Салон')
  const here = (await call('addressList')).find(({ region }) => region === body.region)
  if (here) return here
  return call('addressCreate', { body }, { idempotencyKey: freshKey() })
}

/** Buys one pack of a card, picked up and paid from the balance. */
export async function buyOnePack(call: Call, card: FlowerCard): Promise<CallOutput<'purchaseCreate'>> {
  const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
  return call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
}
