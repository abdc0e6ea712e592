import type { ContractCase, SuitePeople } from './contract-case.ts'
import { cardNow, freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Orders that a broker and staff place for others. */
export function clientOrderCases({ buyer, poor, broker, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: "a broker's order for a client is the client's, at the client's price, and the client cancels it",
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const card = await plentifulCard(client)
        const items = [lineOf(card)]
        const body = await orderOf(client, card.deliveryDate, items, { paymentMethod: 'CASH', user })
        await call('signin', { body: broker })
        const purchase = { [card.deliveryDate]: items }
        verifySame(
          await call('checkCart', { query: { userId: user }, body: purchase }),
          await client('checkCart', { body: purchase }),
          'the check is that of the client',
        )
        const held = await call('purchaseHold', { body: { purchase, user } })
        verifySame(held.hold?.lines.length, 1, 'the stems are held for the client')
        const placed = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(
          [placed.sum, placed.paymentStatus],
          [body.total, 'wait_paid'],
          "it costs the client's price and waits for the client's money",
        )
        verifySame(
          (await client('purchaseList', { query: { limit: 1 } })).items[0]?._id,
          placed._id,
          'it is the first of the client',
        )
        verifySame(
          (await call('purchaseGet', { params: { id: placed._id } }))._id,
          placed._id,
          'the broker reads it',
        )
        verify(
          (await call('orderList', { query: { limit: 100 } })).items.every(({ _id }) => _id !== placed._id),
          "it is none of the broker's own",
        )
        await verifyRefused(call('purchaseCancel', { body: { _id: placed._id, reason: '' } }), 'not-found')
        const canceled = await client('purchaseCancel', { body: { _id: placed._id, reason: '' } })
        verifySame(canceled.status, 'canceled', 'the client cancels it')
        verifySame((await cardNow(client, card))?.stemsAvailable, card.stemsAvailable, 'the stems are back')
      },
    },
    {
      name: "a client's balance pays nothing that the broker orders, and who is no client is nobody",
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: poor })
        const stranger = await openBrowser()
        const { _id: strangerId } = await stranger('signin', { body: buyer })
        const card = await plentifulCard(client)
        const body = await orderOf(client, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        await call('signin', { body: broker })
        const place = (changes: object) =>
          call('purchaseCreate', { body: { ...body, ...changes } }, { idempotencyKey: freshKey() })
        await verifyRefused(place({ user, paymentMethod: 'BALANCE' }), 'payment-method-off')
        await verifyRefused(place({ user: strangerId }), 'not-found')
        const { purchase } = body
        await verifyRefused(call('purchaseHold', { body: { purchase, user: strangerId } }), 'not-found')
        await verifyRefused(call('checkCart', { query: { userId: strangerId }, body: purchase }), 'not-found')
      },
    },
    {
      name: 'staff order for anybody, who then has the order',
      run: async (call, openBrowser) => {
        const client = await openBrowser()
        const { _id: user } = await client('signin', { body: buyer })
        const card = await plentifulCard(client)
        const body = await orderOf(client, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH', user })
        await call('signin', { body: admin })
        const placed = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(
          (await client('purchaseGet', { params: { id: placed._id } })).number,
          placed.number,
          'the buyer reads it',
        )
        await client('purchaseCancel', { body: { _id: placed._id, reason: '' } })
      },
    },
  ]
}
