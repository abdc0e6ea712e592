import { packStep } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallOutput } from '../../contract/contract.ts'
import type { CartItem, FlowerCard } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { cardNow, freshKey, lineOf, openDays, orderOf } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The cheapest lot of a day by the pack, so that somebody new may hold a few of them. */
async function cheapCards(call: Call): Promise<readonly FlowerCard[]> {
  const [date] = await openDays(call)
  verify(date !== undefined, 'a day is open')
  const { cards } = await call('catalogCards', { query: { date } })
  return cards
    .filter(
      ({ stemsAvailable, stemsPerBunch, soldBy }) =>
        soldBy === 'bunch' && stemsAvailable >= 4 * stemsPerBunch,
    )
    .toSorted((one, other) => one.price * packStep(one) - other.price * packStep(other))
}

function hold(
  call: Call,
  { deliveryDate }: FlowerCard,
  items: CartItem[],
): Promise<CallOutput<'purchaseHold'>> {
  return call('purchaseHold', { body: { purchase: { [deliveryDate]: items } } })
}

/** Holds of a cart's stems. */
export function holdsCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'held stems are gone for others, and there for whoever holds them; asked again, it is the same hold',
      run: async (call, openBrowser) => {
        await join(call)
        const [card] = await cheapCards(call)
        verify(card !== undefined, 'a lot is on sale')
        const first = await hold(call, card, [lineOf(card, 2)])
        verifySame(
          first.hold?.lines,
          [{ code: card.code, quantity: 2 * packStep(card) }],
          'the lines are held',
        )
        verifySame(first.refusal, null, 'nothing is refused')
        verify(Date.parse(first.hold?.until ?? '') > Date.parse(first.serverTime), 'it lasts')
        verifySame((await hold(call, card, [lineOf(card, 2)])).hold, first.hold, 'it is the same hold')
        verifySame((await cardNow(call, card))?.stemsAvailable, card.stemsAvailable, 'they are there')
        const other = await openBrowser()
        await other('signin', { body: buyer })
        const left = (await cardNow(other, card))?.stemsAvailable
        verifySame(left, card.stemsAvailable - 2 * packStep(card), 'they are gone for others')
      },
    },
    {
      name: 'a hold follows the cart and keeps its end, and the order uses it up: the lot cannot be held again',
      run: async (call) => {
        await join(call)
        const [card, next] = await cheapCards(call)
        verify(card !== undefined && next !== undefined, 'two lots are on sale')
        const first = await hold(call, card, [lineOf(card)])
        const more = await hold(call, card, [lineOf(card), lineOf(next)])
        verifySame(more.hold?.until, first.hold?.until, 'the end is the same')
        verifySame(more.hold?.lines.length, 2, 'both are held')
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(
          (await cardNow(call, card))?.stemsAvailable,
          card.stemsAvailable - packStep(card),
          'the stems were taken once',
        )
        verifySame((await cardNow(call, next))?.stemsAvailable, next.stemsAvailable, 'the rest went back')
        const again = await hold(call, next, [lineOf(next)])
        verifySame([again.hold, again.refusal?.reason], [null, 'held-recently'], 'not for two hours')
      },
    },
    {
      name: 'what is not there, and what exceeds the limit of unpaid orders, is not held; it is no error',
      run: async (call) => {
        await join(call)
        const cards = await cheapCards(call)
        const [card] = cards
        verify(card !== undefined, 'a lot is on sale')
        const missing = await hold(call, card, [{ ...lineOf(card), code: 'no-such-lot' }])
        verifySame([missing.hold, missing.refusal?.reason], [null, 'not-available'], 'it is not there')
        const costly = cards.findLast((one) => one.price * one.stemsAvailable > 8_000_000)
        verify(costly !== undefined, 'a lot is costly')
        const packs = Math.floor(costly.stemsAvailable / packStep(costly))
        const over = await hold(call, costly, [lineOf(costly, packs)])
        verifySame([over.hold, over.refusal?.reason], [null, 'unpaid-limit'], 'it is too much')
      },
    },
    {
      name: 'a hold is of one delivery day with lines',
      run: async (call) => {
        await call('signin', { body: buyer })
        const [date, other] = await openDays(call)
        verify(date !== undefined && other !== undefined, 'two days are open')
        await verifyRefused(call('purchaseHold', { body: { purchase: {} } }), 'empty-order')
        const items = [{ code: 'a', price: 1, quantity: 1 }]
        await verifyRefused(
          call('purchaseHold', { body: { purchase: { [date]: items, [other]: items } } }),
          'one-delivery-per-order',
        )
      },
    },
  ]
}
