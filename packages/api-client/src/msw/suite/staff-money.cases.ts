import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type Money = CallInput<'personMoney'>['body']

const reason = 'Athena: не хватило 80 стеблей'

function mover(staff: Call, id: string) {
  return (changes: Partial<Money>, key = freshKey()) =>
    staff(
      'personMoney',
      {
        params: { id },
        body: {
          operation: 'compensation',
          currency: 'RUB',
          amount: 39_200,
          seenAvailable: 0,
          reason,
          ...changes,
        },
      },
      { idempotencyKey: key },
    )
}

/** Operations by hand on the balances of people. */
export function staffMoneyCases({ admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a payment in cash is found by its code, confirmed by what came, and waits no more',
      run: async (call, openBrowser) => {
        await join(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const payment = await call(
          'transactionCreate',
          { body: { kind: 'top-up', paymentMethod: 'CASH', amount: 250_000 } },
          { idempotencyKey: freshKey() },
        )
        const found = async (search: string, method?: 'CASH' | 'CHECK') => {
          const { items } = await staff('openPayments', { query: { search, ...(method && { method }) } })
          return items.map(({ number }) => number)
        }
        const code = String(payment.number)
        verifySame(await found(code), [payment.number], 'by its code')
        verifySame(await found(code, 'CHECK'), [], 'it is no invoice')
        const { items } = await staff('openPayments', { query: { search: code } })
        const email = items[0]?.person.email ?? ''
        verifySame(await found(email.toUpperCase(), 'CASH'), [payment.number], 'by the email')
        await verifyRefused(call('openPayments', { query: {} }), 'not-permitted')
        await staff(
          'transactionConfirm',
          { params: { id: payment._id }, body: { amount: 250_000 } },
          { idempotencyKey: freshKey() },
        )
        verifySame(await found(code), [], 'it waits no more')
      },
    },
    {
      name: 'what staff credit and write off is in the history of the person, with the reason, and once per key',
      run: async (call, openBrowser) => {
        const { _id: id } = await join(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const move = mover(staff, id)
        const key = freshKey()
        const first = await move({}, key)
        verifySame(first.available, 39_200, 'what can be spent now')
        verifySame(await move({}, key), first, 'the same once more moves nothing')
        await move({ operation: 'write-off', amount: 9_200, seenAvailable: 39_200, reason: 'Ошиблись' })
        const { items } = await call('balanceHistory')
        verifySame(
          items.map(({ kind, amount, balanceAfter, status, creator, reason: why }) => [
            kind,
            amount,
            balanceAfter,
            status,
            creator,
            why,
          ]),
          [
            ['write-off', -9_200, 30_000, 'CONCLUSION', 'ADMIN', 'Ошиблись'],
            ['compensation', 39_200, 39_200, 'COMPENSATION', 'ADMIN', reason],
          ],
          'the person reads both',
        )
        const person = await staff('personGet', { params: { id } })
        verifySame([person.accounts[0]?.available, person.movements.total], [30_000, 2], 'staff read both')
      },
    },
    {
      name: 'no money moves below zero, by an old balance, without a reason, or to oneself',
      run: async (call, openBrowser) => {
        const { _id: id } = await join(call)
        const staff = await openBrowser()
        const { _id: own } = await staff('signin', { body: admin })
        const move = mover(staff, id)
        await move({ amount: 500 })
        const { details } = await verifyRefused(move({ amount: 100 }), 'balance-changed')
        verifySame(details.available, 500, 'what there is now')
        const tooMuch = move({ operation: 'write-off', amount: 501, seenAvailable: 500 })
        await verifyRefused(tooMuch, 'not-enough-funds')
        await verifyRefused(move({ reason: ' ', seenAvailable: 500 }), 'validation-failed')
        await verifyRefused(move({ amount: 0, seenAvailable: 500 }), 'validation-failed')
        await verifyRefused(mover(staff, own)({}), 'own-account')
        await verifyRefused(mover(staff, 'nobody')({}), 'not-found')
        await verifyRefused(mover(call, id)({}), 'not-permitted')
        verifySame((await call('accountList'))[0]?.amount, 500, 'nothing has moved')
        const dollars = await move({ currency: 'USD', amount: 70 })
        verifySame(dollars.available, 70, 'an account is opened where there was none')
      },
    },
    {
      name: 'an operation by hand is corrected by the difference, as often as needed, and nothing else is',
      run: async (call, openBrowser) => {
        const { _id: id } = await join(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const { operationId } = await mover(staff, id)({})
        const correct = (right: number, seenAvailable: number, operation = operationId) =>
          staff(
            'personMoneyCorrect',
            { params: { id }, body: { operationId: operation, right, seenAvailable, reason: 'Опечатка' } },
            { idempotencyKey: freshKey() },
          )
        const corrected = await correct(32_900, 39_200)
        verifySame(corrected.available, 32_900, 'the difference is taken')
        await verifyRefused(correct(32_900, 32_900), 'validation-failed')
        await verifyRefused(correct(-1, 32_900), 'validation-failed')
        verifySame((await correct(0, 32_900)).available, 0, 'and all of the rest')
        const { items } = await call('balanceHistory')
        verifySame(
          items.map(({ kind, amount }) => [kind, amount]),
          [
            ['correction', -32_900],
            ['correction', -6_300],
            ['compensation', 39_200],
          ],
          'each is a movement of its own',
        )
        const { movements } = await staff('personGet', { params: { id } })
        verifySame(
          movements.items.map(({ correctable }) => correctable),
          [null, null, { operation: 'compensation', standing: 0 }],
          'staff see what can be corrected',
        )
        await verifyRefused(correct(0, 0, corrected.operationId), 'not-found')
        await verifyRefused(correct(0, 0, 'nothing'), 'not-found')
        verify((await staff('ledgerProve')).differences.length === 0, 'the ledger adds up')
      },
    },
  ]
}
