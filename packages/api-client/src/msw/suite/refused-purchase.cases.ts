import { packStep } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { FlowerCard } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import {
  cardNow,
  ensureAddress,
  freshKey,
  lineOf,
  openDays,
  orderOf,
  plentifulCard,
  rubles,
} from './shopping.ts'
import { join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type OrderBody = CallInput<'purchaseCreate'>['body']

/** Attempts an order that must be refused, and checks that neither stock nor balance has changed. */
async function refused<C extends ErrorCode>(call: Call, card: FlowerCard, body: OrderBody, code: C) {
  const balance = await rubles(call)
  const refusal = await verifyRefused(call('purchaseCreate', { body }, { idempotencyKey: freshKey() }), code)
  verifySame(await rubles(call), balance, 'nothing was paid')
  verifySame((await cardNow(call, card))?.stemsAvailable, card.stemsAvailable, 'nothing was taken')
  return refusal
}

/** A lot with a stock for more than twice what somebody new may owe. */
async function costlyCard(call: Call): Promise<FlowerCard> {
  const [date] = await openDays(call)
  verify(date !== undefined, 'a day is open')
  const { cards } = await call('catalogCards', { query: { date } })
  const card = cards.find(
    (one) =>
      one.soldBy === 'bunch' &&
      one.price * one.stemsAvailable > 8_000_000 &&
      one.price * packStep(one) < 1_000_000,
  )
  verify(card !== undefined, 'a lot is costly')
  return card
}

/** Orders that are refused as a whole. */
export function refusedPurchaseCases({ buyer, poor }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an order without lines is refused',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [])
        await refused(call, card, body, 'empty-order')
        await refused(call, card, { ...body, purchase: {} }, 'empty-order')
      },
    },
    {
      name: 'an order for two delivery days is refused',
      run: async (call) => {
        await call('signin', { body: buyer })
        const [card, other] = [await plentifulCard(call), await plentifulCard(call, 1)]
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        const purchase = { ...body.purchase, [other.deliveryDate]: [lineOf(other)] }
        await refused(call, card, { ...body, purchase }, 'one-delivery-per-order')
      },
    },
    {
      name: 'an order of more than there is names the line',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const packs = Math.floor(card.stemsAvailable / packStep(card))
        const body = await orderOf(call, card.deliveryDate, [lineOf(card, packs + 1)])
        const { details } = await refused(call, card, body, 'quantity-exceeds-availability')
        const lines = details.mismatches.map(({ date, code, kind }) => [date, code, kind])
        verifySame(lines, [[card.deliveryDate, card.code, 'less-stock']], 'the line is named')
      },
    },
    {
      name: 'two lines of one lot cannot together take more than there is',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const packs = Math.floor(card.stemsAvailable / packStep(card))
        const body = await orderOf(call, card.deliveryDate, [lineOf(card, packs), lineOf(card)])
        await refused(call, card, body, 'quantity-exceeds-availability')
      },
    },
    {
      name: 'an order at another price is refused with both prices',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [{ ...lineOf(card), price: card.price - 100 }])
        const { details } = await refused(call, card, body, 'cart-changed')
        const expected = { kind: 'price-changed', was: card.price - 100, now: card.price }
        const { kind, was, now } = details.mismatches[0] ?? {}
        verifySame({ kind, was, now }, expected, 'both prices are named')
      },
    },
    {
      name: 'an order of something that is gone is refused, the rest with it',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const gone = { ...lineOf(card), code: 'no-such-lot' }
        const body = await orderOf(call, card.deliveryDate, [lineOf(card), gone])
        const { details } = await refused(call, card, body, 'cart-changed')
        verifySame(
          details.mismatches.map(({ code, kind }) => [code, kind]),
          [['no-such-lot', 'gone']],
          'the line is named',
        )
      },
    },
    {
      name: 'an order with another total than the buyer saw is refused',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        await refused(call, card, { ...body, total: body.total + 1 }, 'cart-changed')
      },
    },
    {
      name: 'an order to be brought by somebody without an address is refused',
      run: async (call) => {
        await join(call)
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        await refused(call, card, { ...body, methodDelivery: 'delivery' }, 'address-needed')
      },
    },
    {
      name: 'an order to an address of another region is refused with both regions',
      run: async (call) => {
        await join(call)
        const address = await ensureAddress(call)
        const regions = await call('cityList', { query: { context: 'region' } })
        const region = regions.find(({ _id }) => _id !== address.region)?._id ?? ''
        await call('userRegion', { body: { region } })
        const card = await plentifulCard(call)
        const order: OrderBody = {
          purchase: { [card.deliveryDate]: [lineOf(card)] },
          methodDelivery: 'delivery',
          paymentMethod: 'BALANCE',
        }
        for (const body of [order, { ...order, address: address._id }]) {
          const { details } = await refused(call, card, body, 'address-in-other-region')
          verifySame(details, { region, addressRegion: address.region }, 'both regions are named')
        }
      },
    },
    {
      name: 'an order to an address that the address book does not hold is answered as if there were none',
      run: async (call) => {
        await call('signin', { body: buyer })
        await ensureAddress(call)
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { methodDelivery: 'delivery' })
        await refused(call, card, { ...body, address: 'no-such-address' }, 'not-found')
      },
    },
    {
      name: 'an order that the balance does not cover is refused',
      run: async (call) => {
        await call('signin', { body: poor })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card, 4)], { methodDelivery: 'delivery' })
        await refused(call, card, body, 'not-enough-funds')
      },
    },
    {
      name: 'whoever is not verified owes at most 30,000 ₽, and the rest can be paid from a balance',
      run: async (call) => {
        await join(call)
        const card = await costlyCard(call)
        const ways = { paymentMethod: 'CASH' } as const
        const limit = 3_000_000
        const packs = Math.ceil((limit * 0.6) / (card.price * packStep(card)))
        const body = await orderOf(call, card.deliveryDate, [lineOf(card, packs)], ways)
        const { totals } = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        const now = (await cardNow(call, card)) ?? card
        const { details } = await refused(call, now, body, 'unpaid-limit')
        verifySame(details, { limit, unpaid: totals.due }, 'limit and debt are named')
        await refused(call, now, { ...body, paymentMethod: 'BALANCE' }, 'not-enough-funds')
      },
    },
    {
      name: 'an order for somebody else is answered as if there were nobody',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { user: 'somebody-else' })
        await refused(call, card, body, 'not-found')
      },
    },
    {
      name: 'an order that is paid in a way not open to orders names the field',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CRYPTO' })
        const { details } = await refused(call, card, body, 'validation-failed')
        verifySame(
          details.issues.map(({ path }) => path),
          ['paymentMethod'],
          'the field is named',
        )
      },
    },
  ]
}
