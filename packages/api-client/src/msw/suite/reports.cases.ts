import { addDays, isSlowLot, moscowDateOf, reportNames, slowLotSpan } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

async function thisWeek(call: Call) {
  const { serverTime } = await call('auctionTime')
  const to = moscowDateOf(new Date(serverTime))
  return { from: addDays(to, -6), to }
}

function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0)
}

/** What staff see of the market over time. */
export function reportsCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'the turnover of a period is that of its days, of its kinds and of its regions',
      run: async (call) => {
        await call('signin', { body: admin })
        const period = await thisWeek(call)
        const days = await call('reportTurnover', { query: { ...period, step: 'day' } })
        const months = await call('reportTurnover', { query: { ...period, step: 'month' } })
        verifySame(days.points.length, 7, 'a point a day')
        verifySame([months.orders, months.amount], [days.orders, days.amount], 'whatever the step')
        for (const rows of [days.points, months.points, days.byKind, days.byRegion]) {
          verifySame(
            sumOf<{ amount: number }>(rows, ({ amount }) => amount),
            days.amount,
            'its parts add up',
          )
        }
      },
    },
    {
      name: 'the income of a period is margins and commissions less what agents were paid',
      run: async (call) => {
        await call('signin', { body: admin })
        const period = await thisWeek(call)
        const { points, ...whole } = await call('reportMargin', { query: { ...period, step: 'week' } })
        for (const { own, commission, shares, result } of [whole, ...points]) {
          verifySame(result, own + commission - shares, 'what is left')
        }
        verifySame(
          sumOf(points, ({ result }) => result),
          whole.result,
          'its parts add up',
        )
      },
    },
    {
      name: 'slow lots are of the coming days, and little of them is sold',
      run: async (call) => {
        await call('signin', { body: admin })
        const { from, to } = slowLotSpan((await thisWeek(call)).to)
        const { items, total } = await call('reportStock')
        verify(
          items.every((lot) => isSlowLot(lot) && lot.deliveryDate >= from && lot.deliveryDate <= to),
          'none that sells',
        )
        verify(total >= items.length, 'all of them are counted')
        const [first] = items
        if (first === undefined) return
        verifySame(first.amount, first.left * first.price, 'what is left, at its price')
        const { items: found } = await call('lotList', { query: { code: first.code } })
        verifySame(
          found.map(({ code }) => code),
          [first.code],
          'a lot is found by its code',
        )
      },
    },
    {
      name: 'every report is a file, and a period has an end after its start',
      run: async (call) => {
        await call('signin', { body: admin })
        const period = await thisWeek(call)
        for (const report of reportNames) {
          const query = { ...period, report, step: 'week', locale: 'ru' } as const
          verify((await call('reportExport', { query })).name.endsWith('.csv'), report)
        }
        const backwards = { from: period.to, to: period.from }
        await verifyRefused(call('reportPlantations', { query: backwards }), 'validation-failed')
      },
    },
    {
      name: 'nobody but accountants and owners reads reports',
      run: async (call) => {
        await call('signin', { body: buyer })
        const period = await thisWeek(call)
        await verifyRefused(call('reportTurnover', { query: { ...period, step: 'day' } }), 'not-permitted')
        await verifyRefused(call('reportMargin', { query: { ...period, step: 'day' } }), 'not-permitted')
        await verifyRefused(call('reportPlantations', { query: period }), 'not-permitted')
        await verifyRefused(call('reportBuyers'), 'not-permitted')
        await verifyRefused(call('reportStock'), 'not-permitted')
      },
    },
  ]
}
