import { addDays, moscowDateOf } from '@flower-market/flower-domain'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { buyOnePack, freshKey, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The history of balances and of operations. */
export function historyCases({ buyer, poor }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an order paid from the balance is an entry of its history and an operation',
      run: async (call) => {
        await call('signin', { body: buyer })
        const order = await buyOnePack(call, await plentifulCard(call))
        const { items } = await call('balanceHistory', { query: { limit: 1 } })
        const [entry] = items
        verify(entry !== undefined, 'there is an entry')
        const { amount, sign, kind, status, method, creator, purchase } = entry
        verifySame(
          [amount, sign, kind, status, method, creator, purchase],
          [
            -order.sum,
            'MINUS',
            'purchase',
            'CONCLUSION',
            'BALANCE',
            'USER',
            { _id: order._id, number: order.number },
          ],
          'it says what it was',
        )
        verifySame(await call('balanceEntry', { params: { id: entry._id } }), entry, 'it is read on its own')
        const operations = await call('operationsHistory', { query: { limit: 1 } })
        verifySame(operations.items[0]?._id, entry.operationId, 'it is a part of its operation')
      },
    },
    {
      name: 'a statement of an account is a file of each kind, for its person alone',
      run: async (call) => {
        await call('signin', { body: buyer })
        await buyOnePack(call, await plentifulCard(call))
        const account = (await call('accountList')).find(({ type }) => type === 'RUBLE')
        verify(account !== undefined, 'there is a ruble account')
        const { _id: accountId } = account
        for (const format of ['pdf', 'xlsx', 'csv'] as const) {
          const file = await call('accountStatement', { query: { accountId, format, locale: 'en' } })
          verify(file.name.endsWith(`.${format}`), `its name says ${format}`)
          verify(file.size > 0 && file.type !== '', 'it has a type and content')
        }
        await call('signin', { body: poor })
        const foreign = { accountId, format: 'csv', locale: 'en' } as const
        await verifyRefused(call('accountStatement', { query: foreign }), 'not-found')
        await verifyRefused(call('balanceChart', { query: { accountId } }), 'not-found')
      },
    },
    {
      name: 'the chart of a balance ends with what there is',
      run: async (call) => {
        await call('signin', { body: buyer })
        await buyOnePack(call, await plentifulCard(call))
        const account = (await call('accountList')).find(({ type }) => type === 'RUBLE')
        verify(account !== undefined, 'there is a ruble account')
        const chart = await call('balanceChart', { query: { accountId: account._id } })
        verifySame([chart.type, chart.before], ['RUBLE', 0], 'before all entries there was nothing')
        const [last, ...earlier] = chart.days.toReversed()
        verify(last !== undefined, 'it changed today')
        verifySame(last.balance, account.amount, 'the last day ends with the balance')
        const days = earlier.toReversed().map(({ date }) => date)
        verifySame(days, days.toSorted(), 'the oldest day comes first')
        const rest = await call('balanceChart', { query: { accountId: account._id, from: '2100-01-01' } })
        verifySame([rest.before, rest.days.length], [account.amount, 0], 'nothing has moved since')
      },
    },
    {
      name: 'the running balance of an account adds up, page by page',
      run: async (call) => {
        await call('signin', { body: buyer })
        await buyOnePack(call, await plentifulCard(call))
        await buyOnePack(call, await plentifulCard(call))
        const account = (await call('accountList')).find(({ type }) => type === 'RUBLE')
        verify(account !== undefined, 'there is a ruble account')
        let balance = account.amount
        for (let page = 1, isMore = true; isMore; page += 1) {
          const { items } = await call('balanceHistory', {
            query: { accountId: account._id, page, limit: 20 },
          })
          for (const { balanceBefore, amount, balanceAfter } of items) {
            verifySame(
              [balanceAfter, balanceBefore + amount],
              [balance, balance],
              'each follows the one before',
            )
            balance = balanceBefore
          }
          isMore = items.length > 0
        }
        verifySame(balance, 0, 'it began with nothing')
      },
    },
    {
      name: 'the history is narrowed by sign and status',
      run: async (call) => {
        await call('signin', { body: buyer })
        await buyOnePack(call, await plentifulCard(call))
        const debits = await call('balanceHistory', { query: { sign: 'MINUS' } })
        verify(debits.total > 0 && debits.items.every(({ amount }) => amount < 0), 'debits take')
        const credits = await call('balanceHistory', { query: { status: 'CONFIRMED' } })
        verify(
          credits.items.every(({ amount }) => amount > 0),
          'what was credited adds',
        )
        const none = await call('balanceHistory', { query: { to: '2020-01-01' } })
        verifySame([none.items, none.total], [[], 0], 'there was nothing so long ago')
      },
    },
    {
      name: 'transactions are narrowed by account, day, kind, method and order',
      run: async (call) => {
        await call('signin', { body: buyer })
        const order = await buyOnePack(call, await plentifulCard(call))
        const topUp = await call(
          'transactionCreate',
          { body: { kind: 'top-up', paymentMethod: 'CASH', amount: 100_000 } },
          { idempotencyKey: freshKey() },
        )
        const { _id: quoteId } = await call('accountRates', {
          query: { amount: 100_000, source: 'RUBLE', target: 'EURO' },
        })
        const exchange = await call(
          'transactionCreate',
          { body: { kind: 'transfer', quoteId } },
          { idempotencyKey: freshKey() },
        )
        const find = async (query: NonNullable<CallInput<'transactionList'>['query']>) => {
          const { items } = await call('transactionList', { query: { limit: 100, ...query } })
          return [topUp._id, exchange._id].map((id) => items.some(({ _id }) => _id === id))
        }
        const accounts = await call('accountList')
        const accountOf = (wallet: string) => accounts.find(({ type }) => type === wallet)?._id
        verifySame(await find({ accountId: accountOf('RUBLE') }), [true, true], 'both touch the rubles')
        verifySame(await find({ accountId: accountOf('EURO') }), [false, true], 'the exchange brings euros')
        verifySame(await find({ kind: 'top-up' }), [true, false], 'by kind')
        verifySame(await find({ method: 'BALANCE' }), [false, true], 'by method')
        verifySame(await find({ order: order._id }), [false, false], 'neither is for the order')
        const day = moscowDateOf(new Date(topUp.date))
        verifySame(await find({ from: day, to: day }), [true, true], 'a day is included')
        verifySame(await find({ from: addDays(day, 1) }), [false, false], 'nothing is later')
        verifySame(await find({ to: addDays(day, -1) }), [false, false], 'nothing was earlier')
        const [first] = accounts
        verify(first !== undefined, 'there is an account')
        await call('signin', { body: poor })
        const foreign = { query: { accountId: first._id } }
        await verifyRefused(call('transactionList', foreign), 'not-found')
      },
    },
    {
      name: 'an operation is found by any of its entries, and is answered whole',
      run: async (call) => {
        await call('signin', { body: buyer })
        const quoted = await call('accountRates', {
          query: { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' },
        })
        const body = { quoteId: quoted._id }
        const { _id } = await call('accountExchange', { body }, { idempotencyKey: freshKey() })
        const accounts = await call('accountList')
        const dollars = accounts.find(({ type }) => type === 'DOLLAR')
        verify(dollars !== undefined, 'the exchange has opened an account')
        const find = async (query: object) => {
          const { items } = await call('operationsHistory', { query: { limit: 1, ...query } })
          return items[0]
        }
        const whole = await find({ accountId: dollars._id })
        verifySame([whole?._id, whole?.entries.length], [_id, 3], 'the account that received finds it')
        for (const query of [{ sign: 'MINUS' }, { sign: 'PLUS' }, { status: 'CONCLUSION' }])
          verifySame((await find(query))?._id, _id, 'either side finds it')
        verifySame((await find({ method: 'BALANCE' }))?._id, _id, 'its method finds it')
        const inCash = await call('operationsHistory', { query: { method: 'CASH' } })
        verify(
          inCash.items.every(({ method }) => method === 'CASH'),
          'another method finds its own alone',
        )
        const others = await call('operationsHistory', { query: { status: 'COMPENSATION' } })
        verify(
          others.items.every((one) => one._id !== _id),
          'it is no compensation',
        )
      },
    },
    {
      name: "another person's entry and account are as if there were none",
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { items } = await call('balanceHistory', { query: { limit: 1 } })
        const [entry] = items
        verify(entry !== undefined, 'there is an entry')
        const other = await openBrowser()
        await other('signin', { body: poor })
        await verifyRefused(other('balanceEntry', { params: { id: entry._id } }), 'not-found')
        const query = { accountId: entry.accountId }
        await verifyRefused(other('balanceHistory', { query }), 'not-found')
        await verifyRefused(other('operationsHistory', { query }), 'not-found')
      },
    },
  ]
}
