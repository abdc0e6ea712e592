import type { Call } from '../../call.ts'
import { emptyPicture, pictureFile } from '../../fixtures/proof-pictures.fixtures.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Orders one pack for later payment; answers the order and its transaction. */
export async function orderForCash(call: Call) {
  const card = await plentifulCard(call)
  const body = await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' })
  const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
  const { items } = await call('transactionList', { query: { kind: 'orders', limit: 1 } })
  const [transaction] = items
  verify(transaction !== undefined, 'the order has a transaction')
  return { order, transaction }
}

/** Payments of orders that wait for their money. */
export function orderPaymentCases({ buyer, poor }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an order names the payment that it waits for; paid from the balance, it waits for none',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { order, transaction } = await orderForCash(call)
        const { _id, number, method, status } = transaction
        verifySame(order.payment, { _id, number, method, status, amount: order.sum }, 'it waits for cash')
        await call('balancePurchase', { body: { id: order._id } }, { idempotencyKey: freshKey() })
        const paid = await call('purchaseGet', { params: { id: order._id } })
        verifySame([paid.paymentStatus, paid.payment], ['paid', null], 'it waits for nothing')
        const replaced = await call('transactionGet', { params: { id: _id } })
        verifySame(replaced.status, 'REJECTED', 'nobody waits for the cash any more')
      },
    },
    {
      name: 'another method of a payment is that of its order, which keeps its stock no shorter',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { order, transaction } = await orderForCash(call)
        const { _id: id } = transaction
        await call('transactionChange', { body: { id, paymentMethod: 'CHECK', amount: order.sum } })
        const changed = await call('purchaseGet', { params: { id: order._id } })
        verifySame([changed.paymentMethod, changed.payment?.method], ['CHECK', 'CHECK'], 'by invoice')
        verify((changed.payUntil ?? '') >= (order.payUntil ?? ''), 'it keeps its stock as long as before')
      },
    },
    {
      name: 'a payment that something proves stays beside another way to pay: its money may be on its way',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { order } = await orderForCash(call)
        const asked = { body: { id: order._id, paymentMethod: 'QRCODE' } } as const
        const { _id: id } = await call('orderPayment', asked, { idempotencyKey: freshKey() })
        await call('proofAttach', { query: { id }, body: pictureFile(emptyPicture) })
        await call('balancePurchase', { body: { id: order._id } }, { idempotencyKey: freshKey() })
        const { status } = await call('transactionGet', { params: { id } })
        verifySame(status, 'IN_PROCESSED', 'it still waits for staff')
      },
    },
    {
      name: 'one payment pays several orders and takes the place of theirs, once per key',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const [first, second] = [await orderForCash(call), await orderForCash(call)]
        const ids = [first.order._id, second.order._id]
        const idempotencyKey = freshKey()
        const body = { ids, paymentMethod: 'CHECK' } as const
        const other = await openBrowserAs(openBrowser, poor)
        await verifyRefused(other('ordersPayment', { body }, { idempotencyKey: freshKey() }), 'not-found')
        const together = await call('ordersPayment', { body }, { idempotencyKey })
        verifySame(together.amount, first.order.sum + second.order.sum, 'what both cost')
        verifySame(together.orders.map((order) => order._id).toSorted(), ids.toSorted(), 'for both')
        verifySame(await call('ordersPayment', { body }, { idempotencyKey }), together, 'the first answer')
        for (const { transaction, order } of [first, second]) {
          const { status } = await call('transactionGet', { params: { id: transaction._id } })
          verifySame(status, 'REJECTED', 'its own payment is replaced')
          const { payment, paymentMethod } = await call('purchaseGet', { params: { id: order._id } })
          verifySame([payment?._id, paymentMethod], [together._id, 'CHECK'], 'it waits for the one')
        }
        const alone = { body: { id: first.order._id, paymentMethod: 'QRCODE' } } as const
        const begun = await call('orderPayment', alone, { idempotencyKey: freshKey() })
        verifySame([begun.amount, begun.status], [first.order.sum, 'INITIAL'], 'one of them alone')
        const left = await call('transactionGet', { params: { id: together._id } })
        verifySame([left.status, left.amount], ['IN_PROCESSED', second.order.sum], 'the other stays')
        await call('balancePurchase', { body: { id: first.order._id } }, { idempotencyKey: freshKey() })
        await verifyRefused(call('orderPayment', alone, { idempotencyKey: freshKey() }), 'nothing-due')
      },
    },
  ]
}
