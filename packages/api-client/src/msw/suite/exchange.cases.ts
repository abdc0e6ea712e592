import type { ContractCase, SuitePeople } from './contract-case.ts'
import type { Call } from '../../call.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const question = { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' } as const

async function amounts(call: Call): Promise<Record<string, number>> {
  return Object.fromEntries((await call('accountList')).map(({ type, amount }) => [type, amount]))
}
function exchange(call: Call, quoteId: string, idempotencyKey = freshKey()) {
  return call('accountExchange', { body: { quoteId } }, { idempotencyKey })
}

/** Rates, quotes and exchanges. */
export function exchangeCases({ admin, buyer, poor }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'rates are listed by day, the newest first',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { items, isStale, offered } = await call('ratesList', { query: { days: 10 } })
        const days = items.map(({ date }) => date)
        verifySame([days.length, isStale], [10, false], 'there are ten, and they are fresh')
        verifySame(days, days.toSorted().toReversed(), 'the newest comes first')
        const { rate } = await call('accountRates', {
          query: { ...question, source: 'RUBLE', target: 'DOLLAR' },
        })
        verifySame(offered?.USD.selling, rate, 'dollars are sold at the rate that is offered')
        verify(
          Number(offered?.USD.buying) < Number(items[0]?.USD),
          'they are bought for less than the table says',
        )
      },
    },
    {
      name: 'rates that are known are not entered again, nor those of a day to come, and not by buyers',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { items } = await call('ratesList', { query: { days: 1 } })
        const [newest] = items
        verify(newest !== undefined, 'there are rates')
        const body = { ...newest, reason: 'Сайт ЦБ не отвечает' }
        await verifyRefused(call('ratesEnter', { body }), 'not-permitted')
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await verifyRefused(staff('ratesEnter', { body }), 'rates-known')
        const later = { ...body, date: '2099-01-01' as const }
        await verifyRefused(staff('ratesEnter', { body: later }), 'validation-failed')
        await verifyRefused(staff('ratesEnter', { body: { ...body, USD: '0' } }), 'validation-failed')
        verifySame((await call('ratesList', { query: { days: 1 } })).items, items, 'nothing has changed')
      },
    },
    {
      name: 'a quote adds up in either direction, the commission inside or on top',
      run: async (call) => {
        await call('signin', { body: buyer })
        for (const isSended of [true, false]) {
          for (const isCommission of [true, false]) {
            const quoted = await call('accountRates', { query: { ...question, isSended, isCommission } })
            verifySame(quoted.total, quoted.converted + quoted.commission, 'the total is both parts')
            const asked = isSended ? (isCommission ? quoted.total : quoted.converted) : quoted.received
            verify(asked === question.amount || (!isSended && isCommission), 'what was asked is exact')
          }
        }
      },
    },
    {
      name: 'an exchange takes and gives what its quote says, once',
      run: async (call) => {
        await call('signin', { body: buyer })
        const quoted = await call('accountRates', { query: question })
        const before = await amounts(call)
        const idempotencyKey = freshKey()
        const done = await exchange(call, quoted._id, idempotencyKey)
        verifySame(done.quote, quoted, 'the quote is the one that was shown')
        const after = await amounts(call)
        verifySame(after['RUBLE'], (before['RUBLE'] ?? 0) - quoted.total, 'the total was taken')
        verifySame(after['DOLLAR'], (before['DOLLAR'] ?? 0) + quoted.received, 'what was quoted came')
        verifySame(await exchange(call, quoted._id, idempotencyKey), done, 'the same key has one answer')
        await verifyRefused(exchange(call, quoted._id), 'quote-used')
        verifySame(await amounts(call), after, 'nothing was moved twice')
        const { items } = await call('operationsHistory', { query: {} })
        const [first, ...earlier] = items
        verifySame([first?._id, first?.kind], [done._id, 'exchange'], 'the history begins with it')
        verifySame(first?.rate, { value: quoted.rate, base: quoted.rateBase }, 'it says at which rate')
        verify(
          earlier.some(({ kind, rate }) => kind !== 'exchange' && rate === null),
          'what is no exchange has no rate',
        )
      },
    },
    {
      name: 'an exchange that staff switch off is neither quoted nor made until they switch it on again',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const decide = (value: boolean) =>
          staff('operatorSettingSet', { body: { name: 'hasTransfers', value, reason: 'Совет юриста' } })
        const quoted = await call('accountRates', { query: question })
        await decide(false)
        await verifyRefused(call('accountRates', { query: question }), 'payment-method-off')
        await verifyRefused(exchange(call, quoted._id), 'payment-method-off')
        await decide(true)
        verifySame((await exchange(call, quoted._id)).quote, quoted, 'it is made again')
      },
    },
    {
      name: 'the same key with another quote is a conflict',
      run: async (call) => {
        await call('signin', { body: buyer })
        const [one, two] = [
          await call('accountRates', { query: question }),
          await call('accountRates', { query: question }),
        ]
        const idempotencyKey = freshKey()
        await exchange(call, one._id, idempotencyKey)
        await verifyRefused(exchange(call, two._id, idempotencyKey), 'idempotency-conflict')
      },
    },
    {
      name: "another person's quote is as if there were none, and more than there is does not move",
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id } = await call('accountRates', { query: question })
        const other = await openBrowser()
        await other('signin', { body: poor })
        await verifyRefused(exchange(other, _id), 'not-found')
        const dear = await other('accountRates', { query: { ...question, amount: 10_000_000 } })
        await verifyRefused(exchange(other, dear._id), 'not-enough-funds')
      },
    },
    {
      name: 'a quote that cannot be made names the field',
      run: async (call) => {
        await call('signin', { body: buyer })
        const fields = async (changes: object) => {
          const asking = call('accountRates', { query: { ...question, ...changes } })
          const { details } = await verifyRefused(asking, 'validation-failed')
          return details.issues.map(({ path }) => path)
        }
        verifySame(await fields({ target: 'RUBLE' }), ['target'], 'another currency is needed')
        verifySame(await fields({ amount: 1 }), ['amount'], 'something has to arrive')
        await verifyRefused(
          call('accountRates', { query: { ...question, recipient: 'nobody' } }),
          'not-found',
        )
      },
    },
  ]
}
