import { readBankQr } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { orderForCash } from './order-payment.cases.ts'
import { freshKey, rubles } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** What the cases top up, kopecks: the sum of the receipt among the fixtures. */
export const amount = 1_234_500

/** The ways that `transactionCreate` begins; USDT has a call of its own. */
type Begun = Extract<CallInput<'transactionCreate'>['body'], { kind: 'top-up' }>['paymentMethod']

/** Begins a top-up. */
export function topUp(call: Call, paymentMethod: Begun, changes = {}, idempotencyKey = freshKey()) {
  const body = { kind: 'top-up' as const, paymentMethod, amount, ...changes }
  return call('transactionCreate', { body }, { idempotencyKey })
}
/** Top-ups, payments of orders, and what staff decide about them. */
export function transactionCases({ buyer, poor, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a top-up by a bank QR asks for its sum and waits for its proof',
      run: async (call) => {
        await call('signin', { body: buyer })
        verifySame(
          (await call('topUpWays')).map(({ method }) => method),
          ['QRCODE', 'CARD', 'CASH', 'CHECK', 'CRYPTO'],
          'all ways are on',
        )
        const begun = await topUp(call, 'QRCODE')
        const { instructions, enteredReceipt, card, refunds, receipts, ...shown } = begun
        verify(instructions?.method === 'QRCODE', 'it is paid by a QR')
        const read = readBankQr(instructions.qr)
        verify(read.ok, 'a bank reads the QR')
        verifySame(
          read.payment,
          { ...instructions.payee, purpose: instructions.purpose, sumMinor: amount },
          'the QR says what the page says',
        )
        verify(instructions.purpose.includes(` ${begun.number} `), 'the purpose names the number')
        verifySame(
          [shown.status, shown.kind, card, enteredReceipt, [...refunds, ...receipts]],
          ['INITIAL', 'top-up', null, null, []],
          'nothing has been submitted',
        )
        verifySame(await call('transactionGet', { params: { id: begun._id } }), begun, 'it is there again')
        const { items } = await call('transactionList', { query: { kind: 'top-up' } })
        verifySame(items[0], { ...shown, changes: [] }, 'the list begins with it')
      },
    },
    {
      name: 'an invoice is a PDF under its number; another amount has another one, and another method none',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id, invoice } = await topUp(call, 'CHECK')
        verify(invoice !== null, 'a top-up by invoice has one')
        const file = await call('invoiceGet', { params: { id } })
        verifySame([file.name, file.type], [`Счёт ${invoice.number}.pdf`, 'application/pdf'], 'it is a PDF')
        const change = (paymentMethod: Begun, changed: number) =>
          call('transactionChange', { body: { id, paymentMethod, amount: changed } })
        const next = (await change('CHECK', amount + 100)).invoice
        verify(next !== null && next.number > invoice.number, 'another amount has the next number')
        const staff = await openBrowserAs(openBrowser, admin)
        verifySame((await staff('invoiceGet', { params: { id } })).type, 'application/pdf', 'staff read it')
        const other = await openBrowserAs(openBrowser, poor)
        await verifyRefused(other('invoiceGet', { params: { id } }), 'not-found')
        verifySame((await change('CASH', amount)).invoice, null, 'cash has none')
        await verifyRefused(call('invoiceGet', { params: { id } }), 'not-found')
      },
    },
    {
      name: 'cash is brought with a code, an invoice is paid by its number; both wait for their money',
      run: async (call) => {
        await call('signin', { body: buyer })
        const cash = await topUp(call, 'CASH')
        verify(cash.instructions?.method === 'CASH', 'it is paid in cash')
        verifySame([cash.status, cash.instructions.code], ['IN_PROCESSED', String(cash.number)], 'the code')
        const { status, invoice, instructions } = await topUp(call, 'CHECK')
        verify(instructions?.method === 'CHECK', 'it is paid by an invoice')
        verifySame([status, instructions.invoice], ['IN_PROCESSED', invoice?.number], 'the number')
      },
    },
    {
      name: 'the same key begins one top-up, and with another body is a conflict',
      run: async (call) => {
        await call('signin', { body: buyer })
        const key = freshKey()
        const begun = await topUp(call, 'CHECK', {}, key)
        verifySame(await topUp(call, 'CHECK', {}, key), begun, 'the first answer')
        await verifyRefused(topUp(call, 'CASH', {}, key), 'idempotency-conflict')
      },
    },
    {
      name: 'less and more than the limits are refused, each way has its own',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        for (const { method, min, max } of await call('topUpWays')) {
          if (method === 'CRYPTO') continue
          await verifyRefused(topUp(call, method, { amount: min - 1 }), 'validation-failed')
          const tooMuch = topUp(call, method, { amount: max + 1 })
          if (method !== 'CASH') {
            await verifyRefused(tooMuch, 'validation-failed')
            verifySame((await topUp(call, method, { amount: max })).amount, max, 'the limit itself is right')
            continue
          }
          const { left } = (await verifyRefused(tooMuch, 'cash-limit')).details
          const { _id: id, amount: taken } = await topUp(call, method, { amount: left })
          verifySame(taken, left, 'all that is left of the limit is taken')
          const staff = await openBrowserAs(openBrowser, admin)
          await staff('transactionReject', { params: { id }, body: { reason: 'Не пришёл' } })
        }
      },
    },
    {
      name: 'transactions are filtered by status, method and kind',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'QRCODE')
        const staff = await openBrowserAs(openBrowser, admin)
        await staff('transactionReject', { params: { id }, body: { reason: 'Деньги не пришли' } })
        const { _id: waiting } = await topUp(call, 'CASH')
        const ids = async (query: object) =>
          (await call('transactionList', { query: { limit: 100, ...query } })).items.map(({ _id }) => _id)
        const both = (list: string[]) => [list.includes(id), list.includes(waiting)]
        verifySame(both(await ids({})), [true, true], 'no filter')
        verifySame(both(await ids({ status: 'REJECTED' })), [true, false], 'by status')
        verifySame(both(await ids({ method: 'CASH' })), [false, true], 'by method')
        verifySame(both(await ids({ kind: 'orders' })), [false, false], 'by kind')
        const { items, sums } = await call('transactionList', { query: { limit: 100 } })
        const changes = items.flatMap((one) => one.changes)
        verify(
          items.every(
            (one) => one.changes.length === 0 || one.status === 'CONFIRMED' || one.kind === 'transfer',
          ),
          'nothing has moved before it is confirmed',
        )
        for (const { type, added, taken } of sums) {
          const ofType = changes.filter((change) => change.type === type)
          const total = ofType.reduce((sum, change) => sum + change.amount, 0)
          verifySame(added - taken, total, 'the sums are those of the changes')
        }
      },
    },
    {
      name: 'method and amount change until staff have confirmed the sum that came, once',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'QRCODE')
        const change = { id, paymentMethod: 'CHECK', amount: amount + 100 } as const
        const changed = await call('transactionChange', { body: change })
        verifySame(
          [changed.method, changed.amount, changed.status, changed.instructions?.method],
          ['CHECK', amount + 100, 'IN_PROCESSED', 'CHECK'],
          'it has changed',
        )
        const before = await rubles(call)
        const staff = await openBrowserAs(openBrowser, admin)
        const confirm = (sum: number, idempotencyKey = freshKey()) =>
          staff('transactionConfirm', { params: { id }, body: { amount: sum } }, { idempotencyKey })
        await verifyRefused(confirm(amount), 'transaction-changed')
        const key = freshKey()
        const confirmed = await confirm(amount + 100, key)
        verifySame(confirmed.status, 'CONFIRMED', 'it is confirmed')
        verifySame(await confirm(amount + 100, key), confirmed, 'the same key has one answer')
        verifySame(await rubles(call), before + amount + 100, 'the money is there, once')
        await verifyRefused(confirm(amount + 100), 'transaction-changed')
        await verifyRefused(call('transactionChange', { body: change }), 'transaction-changed')
        const after = await call('transactionGet', { params: { id } })
        verifySame([after.status, after.instructions], ['CONFIRMED', null], 'nothing is left to do')
        const { items } = await call('balanceHistory', { query: { limit: 1 } })
        verifySame([items[0]?.kind, items[0]?.method, items[0]?.creator], ['top-up', 'CHECK', 'ADMIN'], 'who')
      },
    },
    {
      name: 'a rejected transaction says why, moves nothing and stays rejected',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const before = await rubles(call)
        const { _id: id } = await topUp(call, 'CASH')
        const staff = await openBrowserAs(openBrowser, admin)
        const reject = () =>
          staff('transactionReject', { params: { id }, body: { reason: ' Никто не приехал ' } })
        await reject()
        const { status, reason } = await call('transactionGet', { params: { id } })
        verifySame([status, reason], ['REJECTED', 'Никто не приехал'], 'the reason is read')
        await verifyRefused(reject(), 'transaction-changed')
        const options = { idempotencyKey: freshKey() }
        await verifyRefused(
          staff('transactionConfirm', { params: { id }, body: { amount } }, options),
          'transaction-changed',
        )
        verifySame(await rubles(call), before, 'nothing was moved')
      },
    },
    {
      name: 'an order that waits is paid from the balance once',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { order, transaction } = await orderForCash(call)
        verifySame(
          [transaction.status, transaction.method, transaction.orders.map(({ _id }) => _id)],
          ['IN_PROCESSED', 'CASH', [order._id]],
          'it waits for its money',
        )
        const before = await rubles(call)
        const key = freshKey()
        const pay = (idempotencyKey: string) =>
          call('balancePurchase', { body: { id: order._id } }, { idempotencyKey })
        const paid = await pay(key)
        verifySame(paid, { _id: order._id, paymentStatus: 'paid', paid: order.totals.due }, 'it is paid')
        verifySame(await pay(key), paid, 'the same key has one answer')
        await verifyRefused(pay(freshKey()), 'nothing-due')
        verifySame(await rubles(call), before - paid.paid, 'the money was taken once')
        const { paymentStatus } = await call('purchaseGet', { params: { id: order._id } })
        verifySame(paymentStatus, 'paid', 'the order says so')
      },
    },
    {
      name: 'confirmed cash pays its order, and what the order does not need stays on the balance',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { order, transaction } = await orderForCash(call)
        const { _id: id } = transaction
        const sum = transaction.amount + 50_000
        const body = { id, paymentMethod: 'CASH', amount: sum } as const
        await call('transactionChange', { body })
        const before = await rubles(call)
        const staff = await openBrowserAs(openBrowser, admin)
        const options = { idempotencyKey: freshKey() }
        const { orders } = await staff(
          'transactionConfirm',
          { params: { id }, body: { amount: sum } },
          options,
        )
        verifySame(orders[0]?.paid, order.totals.due, 'the order is paid')
        verifySame(await rubles(call), before + 50_000, 'the rest stays')
        const { items } = await call('transactionList', { query: { order: order._id } })
        const listed = items.find(({ _id }) => _id === id)
        const after = before + sum
        verifySame(
          listed?.changes.map((change) => [change.amount, change.balanceBefore, change.balanceAfter]),
          [
            [sum, before, after],
            [-order.totals.due, after, after - order.totals.due],
          ],
          'the list shows what it has changed',
        )
        const { receipts } = await call('transactionGet', { params: { id } })
        const made = receipts.map((receipt) => [receipt.kind, receipt.amount])
        verifySame(made, [['sale', sum]], 'the money has made one receipt')
      },
    },
    {
      name: "another person's transaction and order are as if there were none, and only staff decide",
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'QRCODE')
        const { order } = await orderForCash(call)
        const other = await openBrowserAs(openBrowser, poor)
        await verifyRefused(other('transactionGet', { params: { id } }), 'not-found')
        const body = { id, paymentMethod: 'CASH', amount } as const
        await verifyRefused(other('transactionChange', { body }), 'not-found')
        const options = { idempotencyKey: freshKey() }
        await verifyRefused(other('balancePurchase', { body: { id: order._id } }, options), 'not-found')
        await verifyRefused(
          call('transactionConfirm', { params: { id }, body: { amount } }, options),
          'not-permitted',
        )
        const reason = { reason: 'Так' }
        await verifyRefused(call('transactionReject', { params: { id }, body: reason }), 'not-permitted')
      },
    },
  ]
}
