import { packStep } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import {
  addressOf,
  buyOnePack,
  cardNow,
  ensureAddress,
  freshKey,
  lineOf,
  orderOf,
  plentifulCard,
  rubles,
} from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Orders that succeed, and who may see them. */
export function purchaseCases({ buyer, poor, customer, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an order takes its stems from the stock and its total from the balance',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const before = await rubles(call)
        const order = await buyOnePack(call, card)
        verifySame([order.status, order.paymentStatus], ['new', 'paid'], 'the order is new and paid')
        verifySame(order.sum, card.price * packStep(card), 'the sum is price × stems, picked up')
        verifySame(await rubles(call), before - order.sum, 'the balance is less by the sum')
        const left = (await cardNow(call, card))?.stemsAvailable ?? 0
        verifySame(left, card.stemsAvailable - packStep(card), 'the stock is less by the stems')
      },
    },
    {
      name: 'an order is the first of the list and can be read again',
      run: async (call) => {
        await call('signin', { body: buyer })
        const order = await buyOnePack(call, await plentifulCard(call))
        const { items } = await call('purchaseList', { query: { page: 1, limit: 1 } })
        verifySame([items.length, items[0]?._id], [1, order._id], 'the newest order comes first')
        const all = await call('orderList', { query: { page: 1, limit: 1 } })
        verifySame(all.items, items, 'it is the first of all kinds')
        const instead = await call('requestGet', { params: { id: order._id } })
        verifySame(
          instead,
          { _id: order._id, status: 'order', kind: 'inStok' },
          'asked for as a request, it tells its kind',
        )
        const stock = await call('orderList', { query: { kind: 'inStok', page: 1, limit: 1 } })
        verifySame(stock.items, items, 'it is the first of its kind')
        for (const name of ['plantationPurchaseList', 'plantationOrderList'] as const) {
          const others = await call(name, { query: { limit: 100 } })
          verify(
            others.items.every(({ _id }) => _id !== order._id),
            'it is among no other kind',
          )
        }
        verifySame(
          await call('purchaseGet', { params: { id: order._id } }),
          order,
          'it reads as it was answered',
        )
      },
    },
    {
      name: 'the list goes on behind a cursor, whatever has been ordered since; a cursor of another list is refused',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const ids = [await buyOnePack(call, card), await buyOnePack(call, card)].map(({ _id }) => _id)
        const first = await call('orderList', { query: { limit: 1 } })
        verify(first.next !== null, 'there is more')
        verifySame(first.items[0]?._id, ids[1], 'the newest comes first')
        const newer = await buyOnePack(call, card)
        const second = await call('orderList', { query: { limit: 1, cursor: first.next } })
        verifySame(second.items[0]?._id, ids[0], 'the one before follows')
        verifySame((await call('orderList', { query: { limit: 1 } })).items[0]?._id, newer._id, 'it is new')
        await verifyRefused(call('orderList', { query: { cursor: 'none' } }), 'validation-failed')
      },
    },
    {
      name: "the specification's payload, which has no total, is an order at the server's total",
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const before = await rubles(call)
        const { total, ...body } = await orderOf(call, card.deliveryDate, [lineOf(card)])
        const specified = { ...body, user: (await call('authentication'))._id, comment: '' }
        const order = await call('purchaseCreate', { body: specified }, { idempotencyKey: freshKey() })
        verifySame([order.sum, await rubles(call)], [total, before - total], 'it is paid in full')
      },
    },
    {
      name: 'an order that is paid in cash waits for its money and leaves the balance alone',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const before = await rubles(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(order.paymentStatus, 'wait_paid', 'the order waits for its money')
        verifySame(await rubles(call), before, 'the balance is as it was')
      },
    },
    {
      name: 'a small order that is brought costs delivery as the terms say',
      run: async (call) => {
        await call('signin', { body: buyer })
        const address = await ensureAddress(call)
        const card = await plentifulCard(call)
        const delivered = { methodDelivery: 'delivery' } as const
        const { address: _named, ...body } = await orderOf(call, card.deliveryDate, [lineOf(card)], delivered)
        const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        const { agreed, delivery, total } = order.totals
        verifySame([agreed + delivery, total], [order.sum, order.sum], 'goods and delivery make the sum')
        verifySame(order.sum, body.total, 'the sum is the total that the buyer saw')
        verify(agreed >= (await call('deliveryTerms')).freeFrom || delivery > 0, 'delivery is paid')
        verifySame(
          order.destination,
          { kind: 'delivery', ...addressOf(address) },
          'it goes to the default address',
        )
      },
    },
    {
      name: 'the same key with the same order is one order with one answer',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const { total } = await call('purchaseList')
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        const idempotencyKey = freshKey()
        const first = await call('purchaseCreate', { body }, { idempotencyKey })
        const balance = await rubles(call)
        verifySame(
          await call('purchaseCreate', { body }, { idempotencyKey }),
          first,
          'the first answer is repeated',
        )
        verifySame((await call('purchaseList')).total, total + 1, 'there is one order more')
        verifySame(await rubles(call), balance, 'nothing was paid twice')
      },
    },
    {
      name: 'the same key with another order is a conflict',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const idempotencyKey = freshKey()
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)])
        await call('purchaseCreate', { body }, { idempotencyKey })
        const other = { ...body, comment: 'Другой заказ' }
        await verifyRefused(
          call('purchaseCreate', { body: other }, { idempotencyKey }),
          'idempotency-conflict',
        )
      },
    },
    {
      name: 'a paid order that was confirmed in part costs what was agreed, and the rest is credited',
      run: async (call) => {
        await call('signin', { body: customer })
        const { items } = await call('purchaseList')
        const partial = items.find(
          ({ status, paymentStatus }) => status === 'partially_confirmed' && paymentStatus === 'paid',
        )
        verify(partial !== undefined, 'the customer has a paid order that was confirmed in part')
        const order = await call('purchaseGet', { params: { id: partial._id } })
        const { asked, agreed, delivery, total, paid, credited, due } = order.totals
        const short = order.lines.filter(({ agreedQuantity, quantity }) => agreedQuantity < quantity)
        verify(short.length > 0, 'less was agreed of a line')
        verifySame(
          agreed,
          order.lines.reduce((sum, line) => sum + line.sum, 0),
          'the lines cost what was agreed',
        )
        verifySame([total, order.sum, partial.sum], Array(3).fill(agreed + delivery), 'one total everywhere')
        verifySame(paid, asked + delivery, 'what was asked for was paid')
        verifySame([credited, due], [asked - agreed, 0], 'the difference was credited, and nothing is due')
        verifySame(
          order.credits.map(({ code, amount }) => [code, amount]),
          short.map((line) => [line.code, line.price * line.quantity - line.sum]),
          'each line is credited on its own',
        )
        verify(
          order.credits.every(({ reason }) => reason !== ''),
          'every credit says why',
        )
      },
    },
    {
      name: 'an order that waits for its money is due in full',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        const { totals } = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame([totals.paid, totals.credited, totals.due], [0, 0, totals.total], 'nothing is paid yet')
      },
    },
    {
      name: 'an order in cash has until the cut-off, a paid one needs no time',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const { dates } = await call('filterList')
        const cutoffAt = dates.find(({ date }) => date === card.deliveryDate)?.cutoffAt
        const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
        const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame([order.payUntil, order.cancellation], [cutoffAt, null], 'it waits until the cut-off')
        verifySame((await buyOnePack(call, card)).payUntil, null, 'a paid order waits for nothing')
      },
    },
    {
      name: 'staff cancel an order once: stock and money go back, and the buyer reads why',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const before = await rubles(call)
        const { _id } = await buyOnePack(call, card)
        const asked = { body: { _id, reason: 'Нет в наличии' } }
        await call('signin', { body: admin })
        for (let time = 0; time < 2; time += 1) {
          const { status, cancellation } = await call('purchaseCancel', asked)
          verifySame([status, cancellation?.cause], ['canceled', 'staff'], 'it is canceled')
        }
        await call('signin', { body: buyer })
        const order = await call('purchaseGet', { params: { id: _id } })
        const expected = [{ cause: 'staff', reason: asked.body.reason }, null]
        verifySame([order.cancellation, order.payUntil], expected, 'the buyer reads the reason')
        verifySame(await rubles(call), before, 'the money is back')
        const left = (await cardNow(call, card))?.stemsAvailable
        verifySame(left, card.stemsAvailable, 'the stems are back')
      },
    },
    {
      name: 'an order that is not there, or on its way, is not canceled',
      run: async (call) => {
        await call('signin', { body: customer })
        const { items } = await call('purchaseList', { query: { limit: 100 } })
        const shipped = items.find(({ status }) => status === 'shipped' || status === 'fulfilled')
        verify(shipped !== undefined, 'the customer has an order on its way')
        await call('signin', { body: admin })
        const cancel = (id: string) => call('purchaseCancel', { body: { _id: id, reason: 'Ошибка' } })
        await verifyRefused(cancel(shipped._id), 'order-closed')
        await verifyRefused(cancel('no-such-order'), 'not-found')
      },
    },
    {
      name: "another person's order and one that never was are answered alike",
      run: async (call) => {
        await call('signin', { body: buyer })
        const { _id } = await buyOnePack(call, await plentifulCard(call))
        await call('signin', { body: poor })
        const foreign = await verifyRefused(call('purchaseGet', { params: { id: _id } }), 'not-found')
        await verifyRefused(call('requestGet', { params: { id: _id } }), 'not-found')
        const missing = await verifyRefused(
          call('purchaseGet', { params: { id: 'no-such-order' } }),
          'not-found',
        )
        verifySame(
          [foreign.status, foreign.message],
          [missing.status, missing.message],
          'both are told the same',
        )
      },
    },
  ]
}
