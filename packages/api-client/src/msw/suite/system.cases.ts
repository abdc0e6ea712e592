import type { ContractCase } from './contract-case.ts'
import { formOf, messageTo } from './joining.ts'
import { verify, verifySame } from './verify.ts'

/** Calls that every page may make, with and without a session. */
export function systemCases(): ContractCase[] {
  return [
    {
      name: 'the market is well and tells its settings to everybody',
      run: async (call) => {
        verifySame(
          [await call('live'), await call('ready')],
          [{ status: 'ok' }, { status: 'ok' }],
          'it is well',
        )
        verifySame((await call('shopSettings')).hasSandboxInbox, true, 'the sandbox inbox is open')
      },
    },
    {
      name: 'a page reports its error without a session',
      run: async (call) => {
        const report = {
          name: 'TypeError',
          message: 'x is undefined',
          page: '/catalog',
          userAgent: 'a browser',
        }
        verifySame(await call('errorReport', { body: report }), {}, 'the report is taken')
      },
    },
    {
      name: 'the sandbox inbox tells the messages to one address from those to another',
      run: async (call) => {
        const [first, second] = [formOf(), formOf()]
        await call('signup', { body: first })
        await call('signup', { body: second })
        await messageTo(call, second.email)
        await messageTo(call, first.email)
        const sent = await call('outboxList', { query: { to: first.email } })
        verifySame(
          sent.map(({ to }) => to),
          [first.email],
          'one mail to the first',
        )
        const all = await call('outboxList')
        const moments = all.map(({ at }) => at)
        verifySame(moments, moments.toSorted().toReversed(), 'the newest come first')
        verify(all.length >= 2, 'both are in the sandbox inbox')
      },
    },
  ]
}
