import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const amount = 500_000
const locale = 'ru'

function topUp(call: Call) {
  const body = { kind: 'top-up', paymentMethod: 'CARD', amount } as const
  return call('transactionCreate', { body }, { idempotencyKey: freshKey() })
}
async function orderBy(call: Call, paymentMethod: 'BALANCE' | 'CARD' | 'CASH') {
  const card = await plentifulCard(call)
  const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod })
  return call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
}

/** Pages of the acquirer of cards; what is decided on them is no call of the contract. */
export function cardCases({ buyer, poor, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a top-up by card begins without a page; opening one twice opens one',
      run: async (call) => {
        await call('signin', { body: buyer })
        const begun = await topUp(call)
        verifySame([begun.status, begun.card, begun.instructions], ['INITIAL', null, null], 'begun')
        const body = { transactionId: begun._id, locale } as const
        const opened = await call('cardPurchase', { body })
        verify(opened.url !== '', 'there is a page')
        verifySame(await call('cardPurchase', { body }), opened, 'it is the same page')
        const { status, card } = await call('transactionGet', { params: { id: begun._id } })
        verifySame([status, card?.status, card?.url], ['IN_PROCESSED', 'open', opened.url], 'it waits')
      },
    },
    {
      name: 'an order is paid by card with what is due, whichever way it was placed',
      run: async (call) => {
        await call('signin', { body: buyer })
        for (const method of ['CARD', 'CASH'] as const) {
          const order = await orderBy(call, method)
          const { _id } = await call('cardPurchase', { body: { id: order._id, locale } })
          const shown = await call('transactionGet', { params: { id: _id } })
          verifySame(
            [shown.method, shown.amount, shown.orders.map((one) => one._id)],
            ['CARD', order.totals.due, [order._id]],
            'its payment is by card',
          )
          const { items } = await call('transactionList', { query: { kind: 'orders', limit: 100 } })
          const own = items.filter(({ orders }) => orders.some((one) => one._id === order._id))
          verifySame(own.length, 1, 'there is one payment')
        }
      },
    },
    {
      name: 'nothing is opened for what is paid, decided, switched off or foreign',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const paid = await orderBy(call, 'BALANCE')
        await verifyRefused(call('cardPurchase', { body: { id: paid._id, locale } }), 'nothing-due')
        const { _id: transactionId } = await topUp(call)
        const other = await openBrowser()
        await other('signin', { body: poor })
        const body = { transactionId, locale } as const
        await verifyRefused(other('cardPurchase', { body }), 'not-found')
        const waiting = await orderBy(call, 'CARD')
        await verifyRefused(other('cardPurchase', { body: { id: waiting._id, locale } }), 'not-found')
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const name = 'incomingMethods'
        const { value: before } = (await staff('operatorSettings'))[name]
        const decide = (value: typeof before) =>
          staff('operatorSettingSet', { body: { name, value: [...value], reason: 'Сбой банка' } })
        await decide(before.filter((method) => method !== 'CARD'))
        await verifyRefused(call('cardPurchase', { body }), 'payment-method-off')
        await decide(before)
        await staff('transactionReject', { params: { id: transactionId }, body: { reason: 'Ошибка' } })
        await verifyRefused(call('cardPurchase', { body }), 'transaction-changed')
      },
    },
    {
      name: 'only staff refund to a card, and only what a card has paid',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call)
        const refund = { params: { id }, body: { amount: 100, seenLeft: 100, reason: 'Заказ отменён' } }
        await verifyRefused(call('transactionRefunds', { params: { id } }), 'not-permitted')
        await verifyRefused(
          call('transactionRefund', refund, { idempotencyKey: freshKey() }),
          'not-permitted',
        )
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const ask = (changes: Partial<typeof refund>) =>
          staff('transactionRefund', { ...refund, ...changes }, { idempotencyKey: freshKey() })
        await verifyRefused(ask({}), 'transaction-changed')
        const { paid, left } = await staff('transactionRefunds', { params: { id } })
        verifySame([paid, left], [0, 0], 'no card has paid')
        await verifyRefused(staff('transactionRefunds', { params: { id: 'nothing' } }), 'not-found')
        await verifyRefused(ask({ params: { id: 'nothing' } }), 'not-found')
        await verifyRefused(
          ask({ body: { amount: 0, seenLeft: 100, reason: 'Заказ отменён' } }),
          'validation-failed',
        )
        await verifyRefused(ask({ body: { amount: 100, seenLeft: 100, reason: ' ' } }), 'validation-failed')
      },
    },
  ]
}
