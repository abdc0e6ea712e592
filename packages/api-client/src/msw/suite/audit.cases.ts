import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The audit log: what staff do is in it with who, about whom and why. */
export function auditCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'what staff have decided is in the audit log, found by person and by action, page by page',
      run: async (call, openBrowser) => {
        const { _id: buyerId } = await call('signin', { body: buyer })
        const staff = await openBrowser()
        const { _id: by } = await staff('signin', { body: admin })
        const begin = () =>
          call(
            'transactionCreate',
            { body: { kind: 'top-up', paymentMethod: 'CHECK', amount: 20_000 } },
            { idempotencyKey: freshKey() },
          )
        const [rejected, confirmed] = [await begin(), await begin()]
        const reason = 'Деньги не пришли'
        await staff('transactionReject', { params: { id: rejected._id }, body: { reason } })
        const confirmation = { params: { id: confirmed._id }, body: { amount: 20_000 } }
        await staff('transactionConfirm', confirmation, { idempotencyKey: freshKey() })
        const first = await staff('auditList', { query: { about: buyerId, limit: 1 } })
        const [last] = first.items
        verifySame(
          [last?.action, last?.by?._id, last?.about?._id, last?.effect, last?.subject],
          [
            'transaction-confirmed',
            by,
            buyerId,
            { amount: 20_000, currency: 'RUB' },
            { kind: 'transaction', _id: confirmed._id },
          ],
          'the last first',
        )
        verify(first.next !== null && last?.from !== null, 'there is more, and it says from where')
        const second = await staff('auditList', { query: { about: buyerId, limit: 1, cursor: first.next } })
        verifySame(
          [second.items[0]?.action, second.items[0]?.reason, second.items[0]?.effect],
          ['transaction-rejected', reason, null],
          'then the one before, with why',
        )
        verifySame(
          second.items[0]?.changes,
          [{ field: 'status', before: 'IN_PROCESSED', after: 'REJECTED' }],
          'what was and what is',
        )
        const ofAction = await staff('auditList', { query: { about: buyerId, action: 'role-changed' } })
        verifySame([ofAction.items.length, ofAction.next], [0, null], 'nobody has changed the role')
        const later = await staff('auditList', { query: { about: buyerId, from: '2099-01-01' } })
        verifySame(later.items.length, 0, 'nor on another day')
      },
    },
    {
      name: 'only staff read the audit log',
      run: async (call) => {
        await call('signin', { body: buyer })
        await verifyRefused(call('auditList', { query: {} }), 'not-permitted')
      },
    },
  ]
}
