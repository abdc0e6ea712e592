import { parseRate, parseUsdt, rublesForUsdt } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallInput, CallOutput } from '../../contract/contract.ts'
import { topUpLimits } from '../../contract/limits.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey, rubles } from './shopping.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const amount = 2_000_000
type Kind = CallInput<'sandboxTransfer'>['body']['kind']
type Payment = CallOutput<'cryptoPaymentGet'>

async function begin(call: Call, sum = amount): Promise<Payment> {
  const { rate } = await call('cryptoRate')
  return call('orderGarantex', { body: { amount: sum, rate } }, { idempotencyKey: freshKey() })
}

/** The payment as soon as something has become of it. A server reads the network after the answer. */
async function changed(call: Call, id: string, before: Payment['state'] = 'waiting'): Promise<Payment> {
  const until = Date.now() + 15_000
  for (;;) {
    const payment = await call('cryptoPaymentGet', { params: { id } })
    if (payment.state !== before) return payment
    verify(Date.now() < until, 'something has become of the payment')
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

/** Begins a payment and plays a transfer for it; answers what became of it. */
async function paidBy(call: Call, kind: Kind): Promise<Payment> {
  const { _id: id } = await begin(call)
  await call('sandboxTransfer', { body: { id, kind } })
  return changed(call, id)
}

async function heldFor(staff: Call, payment: Payment) {
  const { items } = await staff('cryptoTransferList', { query: { status: 'held', limit: 100 } })
  const held = items.find((one) => one.payment?._id === payment._id)
  verify(held !== undefined, 'staff see the transfer')
  return held
}

function settle(
  staff: Call,
  id: string,
  body: CallInput<'cryptoTransferSettle'>['body'],
  idempotencyKey = freshKey(),
) {
  return staff('cryptoTransferSettle', { params: { id }, body }, { idempotencyKey })
}

function creditOf(sum: number) {
  return { decision: 'credit', amount: sum, reason: 'Деньги пришли' } as const
}

/** Top-ups in USDT: at a rate that the person has seen, by an amount of its own, whatever arrives. */
export function cryptoCases({ buyer, poor, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a top-up in USDT is begun at the rate that was shown, and asks for an exact amount',
      run: async (call) => {
        await call('signin', { body: poor })
        const { rate, dollarRate, spreadBp, lifetimeMinutes } = await call('cryptoRate')
        const begun = await begin(call)
        verifySame(
          [begun.state, begun.status, begun.network],
          ['waiting', 'IN_PROCESSED', 'TRC20'],
          'it waits',
        )
        verifySame(
          [begun.rate, begun.dollarRate, begun.spreadBp],
          [rate, dollarRate, spreadBp],
          'the rate is locked',
        )
        const units = parseUsdt(begun.usdt) ?? 0n
        verifySame(
          rublesForUsdt(units, parseRate(rate) ?? 0n).minor,
          begun.amount,
          'the amount is worth its rubles',
        )
        verify(
          begun.amount >= amount && begun.amount < amount + 20,
          'it is what was asked for, up to a few kopecks',
        )
        const heldMs = Date.parse(begun.expiresAt) - Date.parse(begun.date)
        verifySame(heldMs, lifetimeMinutes * 60_000, 'it is held for its time')
        const { serverTime: _then, ...there } = begun
        const { serverTime: _now, ...again } = await call('cryptoPaymentGet', { params: { id: begun._id } })
        verifySame(again, there, 'it is there again')
        const { items } = await call('transactionList', { query: { method: 'CRYPTO' } })
        verifySame(items[0]?._id, begun._id, 'it is a transaction')
        const other = await begin(call)
        verify(other.usdt !== begun.usdt, 'no two that wait have the same amount')
      },
    },
    {
      name: 'the same key begins one top-up in USDT; another rate, too little and too much are refused',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { rate } = await call('cryptoRate')
        const key = freshKey()
        const send = (body: CallInput<'orderGarantex'>['body'], idempotencyKey = freshKey()) =>
          call('orderGarantex', { body }, { idempotencyKey })
        const begun = await send({ amount, rate }, key)
        verifySame(await send({ amount, rate }, key), begun, 'the first answer')
        await verifyRefused(send({ amount: amount + 1, rate }, key), 'idempotency-conflict')
        await verifyRefused(send({ amount, rate: '1' }), 'quote-expired')
        const { min, max } = topUpLimits.CRYPTO
        await verifyRefused(send({ amount: min - 1, rate }), 'validation-failed')
        await verifyRefused(send({ amount: max + 1, rate }), 'validation-failed')
        await call('sandboxTransfer', { body: { id: begun._id, kind: 'exact' } })
        await changed(call, begun._id)
      },
    },
    {
      name: 'the exact amount in time is credited once, and its method and sum change no more',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id, amount: sum } = await begin(call)
        const change = { id, paymentMethod: 'CASH', amount } as const
        await verifyRefused(call('transactionChange', { body: change }), 'transaction-changed')
        const staff = await openBrowserAs(openBrowser, admin)
        const options = { idempotencyKey: freshKey() }
        await verifyRefused(
          staff('transactionConfirm', { params: { id }, body: { amount: sum } }, options),
          'transaction-changed',
        )
        const before = await rubles(call)
        const { txid } = await call('sandboxTransfer', { body: { id, kind: 'exact' } })
        const paid = await changed(call, id)
        verifySame([paid.state, paid.status], ['paid', 'CONFIRMED'], 'it is paid')
        verifySame(
          paid.arrived.map((one) => [one.txid, one.credited]),
          [[txid, sum]],
          'by its transfer',
        )
        verifySame(await rubles(call), before + sum, 'the money is there, once')
      },
    },
    {
      name: 'less, more and late are seen, wait for staff, and are credited once for what they are worth at most',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const staff = await openBrowserAs(openBrowser, admin)
        const expected = [
          ['less', 'underpaid'],
          ['more', 'overpaid'],
          ['late', 'paid-late'],
        ] as const
        for (const [kind, state] of expected) {
          const payment = await paidBy(call, kind)
          verifySame([payment.state, payment.status], [state, 'IN_PROCESSED'], `${kind} waits for staff`)
          const before = await rubles(call)
          const held = await heldFor(staff, payment)
          const worth = held.worth ?? 0
          verifySame(await staff('cryptoTransferGet', { params: { id: held._id } }), held, 'and open it')
          verifySame([held.reason, held.amount], [state, payment.arrived[0]?.amount], 'staff see the same')
          await verifyRefused(settle(staff, held._id, creditOf(worth + 1)), 'validation-failed')
          const key = freshKey()
          const settled = await settle(staff, held._id, creditOf(worth), key)
          verifySame([settled.status, settled.settledReason], ['credited', 'Деньги пришли'], 'it is credited')
          verifySame(
            await settle(staff, held._id, creditOf(worth), key),
            settled,
            'the same key has one answer',
          )
          await verifyRefused(settle(staff, held._id, creditOf(worth)), 'transaction-changed')
          verifySame(await rubles(call), before + worth, 'the money is there, once')
          const after = await call('cryptoPaymentGet', { params: { id: payment._id } })
          verifySame(
            [after.status, after.state, after.amount, after.arrived[0]?.credited],
            ['CONFIRMED', state, worth, worth],
            'the person sees what was credited',
          )
        }
      },
    },
    {
      name: 'another token is seen and given back; the payment may still be paid',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const staff = await openBrowserAs(openBrowser, admin)
        const payment = await paidBy(call, 'wrong-token')
        verifySame([payment.state, payment.status], ['wrong-token', 'IN_PROCESSED'], 'it is seen')
        const held = await heldFor(staff, payment)
        verifySame([held.worth, held.reason], [null, 'wrong-token'], 'nobody knows what it is worth')
        const settled = await settle(staff, held._id, { decision: 'return', reason: 'Это не USDT' })
        verifySame([settled.status, settled.settledReason], ['returned', 'Это не USDT'], 'it is given back')
        await call('sandboxTransfer', { body: { id: payment._id, kind: 'exact' } })
        const paid = await changed(call, payment._id, 'wrong-token')
        verifySame([paid.state, paid.status], ['paid', 'CONFIRMED'], 'it is paid all the same')
      },
    },
    {
      name: 'what is given back ends its payment, with a reason that its person reads',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const staff = await openBrowserAs(openBrowser, admin)
        const before = await rubles(call)
        const payment = await paidBy(call, 'less')
        const held = await heldFor(staff, payment)
        await settle(staff, held._id, { decision: 'return', reason: ' Вернули отправителю ' })
        const after = await call('cryptoPaymentGet', { params: { id: payment._id } })
        verifySame([after.status, after.reason], ['REJECTED', 'Вернули отправителю'], 'it has ended')
        verifySame(await rubles(call), before, 'nothing was moved')
      },
    },
    {
      name: 'a top-up in USDT is canceled by its person; what arrives all the same is theirs, and staff credit it',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await begin(call)
        const cancel = (by: Call) => by('cryptoPaymentCancel', { params: { id } })
        await verifyRefused(cancel(await openBrowserAs(openBrowser, poor)), 'not-found')
        const canceled = await cancel(call)
        verifySame([canceled.status, canceled.isCanceled], ['REJECTED', true], 'it is canceled')
        verifySame((await cancel(call)).settledAt, canceled.settledAt, 'a repeat changes nothing')
        const before = await rubles(call)
        await call('sandboxTransfer', { body: { id, kind: 'exact' } })
        const late = await changed(call, id)
        verifySame([late.status, late.state, late.arrived.length], ['REJECTED', 'paid-late', 1], 'it is seen')
        verifySame(await rubles(call), before, 'nobody has agreed to the rate')
        const staff = await openBrowserAs(openBrowser, admin)
        const held = await heldFor(staff, late)
        await settle(staff, held._id, creditOf(held.worth ?? 0))
        verifySame(await rubles(call), before + (held.worth ?? 0), 'the money is there')
        const { status, arrived } = await call('cryptoPaymentGet', { params: { id } })
        verifySame([status, arrived[0]?.credited], ['REJECTED', held.worth], 'the canceled one says so')
        const { _id: paid } = await paidBy(call, 'less')
        await verifyRefused(call('cryptoPaymentCancel', { params: { id: paid } }), 'transaction-changed')
      },
    },
    {
      name: "another person's payment in USDT is as if there were none, and only staff settle",
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const payment = await paidBy(call, 'more')
        const { _id: id } = payment
        const other = await openBrowserAs(openBrowser, poor)
        await verifyRefused(other('cryptoPaymentGet', { params: { id } }), 'not-found')
        await verifyRefused(other('sandboxTransfer', { body: { id, kind: 'exact' } }), 'not-found')
        await verifyRefused(other('cryptoTransferList'), 'not-permitted')
        const staff = await openBrowserAs(openBrowser, admin)
        const held = await heldFor(staff, payment)
        await verifyRefused(call('cryptoTransferGet', { params: { id: held._id } }), 'not-permitted')
        await verifyRefused(staff('cryptoTransferGet', { params: { id: 'nobody' } }), 'not-found')
        await verifyRefused(settle(call, held._id, creditOf(1)), 'not-permitted')
        await verifyRefused(settle(staff, 'nobody', creditOf(1)), 'not-found')
        await verifyRefused(
          settle(staff, held._id, { ...creditOf(1), personId: 'somebody' }),
          'validation-failed',
        )
        await settle(staff, held._id, { decision: 'return', reason: 'Лишнее' })
      },
    },
  ]
}
