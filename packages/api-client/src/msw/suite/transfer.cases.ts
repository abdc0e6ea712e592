import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { recipientsOf } from './plantation.cases.ts'
import { freshKey } from './shopping.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

async function rublesOf(call: Call): Promise<number> {
  return (await call('accountList')).find(({ type }) => type === 'RUBLE')?.amount ?? 0
}

async function reservedOf(call: Call): Promise<number> {
  return (await call('accountList')).find(({ type }) => type === 'RUBLE')?.reserved ?? 0
}

/** A quote for dollars to the plantation that the representative speaks for. */
async function quoteTo(call: Call, plantationId: string, changes = {}) {
  const to = (await recipientsOf(call)).find(
    ({ plantation, currency, status }) =>
      plantation._id === plantationId && currency === 'USD' && status === 'APPROVED',
  )
  verify(to !== undefined, 'the plantation takes dollars')
  const question = {
    amount: 50_000,
    source: 'RUBLE',
    target: 'DOLLAR',
    isSended: false,
    recipient: to._id,
  } as const
  return call('accountRates', { query: { ...question, ...changes } })
}

function begin(call: Call, quoteId: string, idempotencyKey = freshKey()) {
  const body = { kind: 'transfer', quoteId, purpose: 'Proforma 17' } as const
  return call('transactionCreate', { body }, { idempotencyKey })
}

function send(staff: Call, id: string, idempotencyKey = freshKey()) {
  return staff('transactionSend', { params: { id } }, { idempotencyKey })
}

function accept(farm: Call, id: string, idempotencyKey = freshKey()) {
  return farm('transactionStatusAccept', { params: { id } }, { idempotencyKey })
}

async function plantationOf(farm: Call): Promise<string> {
  const own = (await recipientsOf(farm)).find(({ isOwn }) => isOwn)
  verify(own !== undefined, 'the representative has a plantation')
  return own.plantation._id
}

/** Transfers to plantations and between own accounts. */
export function transferCases({ buyer, poor, admin, recipient }: SuitePeople): ContractCase[] {
  const people = async (call: Call, openBrowser: () => Promise<Call>) => {
    await call('signin', { body: buyer })
    const farm = await openBrowserAs(openBrowser, recipient)
    const staff = await openBrowserAs(openBrowser, admin)
    return { farm, staff, plantationId: await plantationOf(farm) }
  }
  return [
    {
      name: 'a transfer that was not sent yet is canceled by its buyer alone, and what it reserved is free again',
      run: async (call, openBrowser) => {
        const { staff, plantationId } = await people(call, openBrowser)
        const [before, reserved] = [await rublesOf(call), await reservedOf(call)]
        const { _id: id, amount } = await begin(call, (await quoteTo(call, plantationId))._id)
        verifySame(await reservedOf(call), reserved + amount, 'the account says what is reserved')
        await verifyRefused(staff('transactionCancel', { params: { id } }), 'not-found')
        const canceled = await call('transactionCancel', { params: { id } })
        verifySame(canceled.status, 'REJECTED', 'it is canceled')
        verifySame(await call('transactionCancel', { params: { id } }), canceled, 'a repeat changes nothing')
        verifySame([await rublesOf(call), await reservedOf(call)], [before, reserved], 'it is free again')
        await verifyRefused(send(staff, id), 'transaction-changed')
        const { transfer, reason } = await call('transactionGet', { params: { id } })
        verifySame([transfer?.isReturned, reason], [false, ''], 'nobody else has rejected it')
        const { _id: other } = await begin(call, (await quoteTo(call, plantationId))._id)
        await send(staff, other)
        await verifyRefused(call('transactionCancel', { params: { id: other } }), 'transaction-changed')
      },
    },
    {
      name: 'a transfer is reserved, sent by staff, and accepted by the plantation once',
      run: async (call, openBrowser) => {
        const { farm, staff, plantationId } = await people(call, openBrowser)
        const quoted = await quoteTo(call, plantationId)
        const before = await rublesOf(call)
        const key = freshKey()
        const begun = await begin(call, quoted._id, key)
        verifySame(
          [begun.kind, begun.status, begun.amount, begun.currency, begun.transfer?.received],
          ['transfer', 'IN_PROCESSED', quoted.total, 'RUB', 50_000],
          'as it was quoted',
        )
        verifySame(await begin(call, quoted._id, key), begun, 'the same key has one answer')
        await verifyRefused(begin(call, quoted._id), 'quote-used')
        verifySame(await rublesOf(call), before - quoted.total, 'it is reserved')
        const waits = await farm('transactionReceived')
        verify(
          waits.items.every(({ _id }) => _id !== begun._id),
          'the plantation does not see it yet',
        )
        await verifyRefused(accept(farm, begun._id), 'not-found')
        const toSend = (await staff('transactionReview', { query: { limit: 100 } })).items
        verify(
          toSend.some(({ _id }) => _id === begun._id),
          'staff see it',
        )
        const sendKey = freshKey()
        const sent = await send(staff, begun._id, sendKey)
        verifySame([sent.status, sent.amount, sent.currency], ['SENDED', 50_000, 'USD'], 'sent')
        verifySame(await send(staff, begun._id, sendKey), sent, 'the same key sends once')
        await verifyRefused(send(staff, begun._id), 'transaction-changed')
        verifySame(await rublesOf(call), before - quoted.total, 'what was reserved is taken, no more')
        const { items } = await farm('transactionReceived', { query: { status: 'SENDED', limit: 100 } })
        const arrived = items.find(({ _id }) => _id === begun._id)
        verifySame(
          [arrived?.amount, arrived?.currency, arrived?.purpose],
          [50_000, 'USD', 'Proforma 17'],
          'what the plantation sees',
        )
        const acceptKey = freshKey()
        const accepted = await accept(farm, begun._id, acceptKey)
        const { items: stated } = await farm('plantationStatement')
        verifySame(stated.find(({ _id }) => _id === begun._id)?.payment?.status, 'CONFIRMED', 'stated')
        verifySame(accepted.status, 'CONFIRMED', 'accepted')
        verifySame(await accept(farm, begun._id, acceptKey), accepted, 'the same key accepts once')
        await verifyRefused(accept(farm, begun._id), 'transaction-changed')
        const { status, transfer } = await call('transactionGet', { params: { id: begun._id } })
        verifySame(
          [status, transfer?.events.map((event) => event.status)],
          ['CONFIRMED', ['INITIAL', 'IN_PROCESSED', 'SENDED', 'CONFIRMED']],
          'the way of the transfer',
        )
        const reject = {
          params: { id: begun._id },
          body: { reason: 'Поздно', seenStatus: 'CONFIRMED' as const },
        }
        await verifyRefused(staff('transactionReject', reject), 'transaction-changed')
      },
    },
    {
      name: 'a transfer that was not sent is released, one that the bank returned is given back, both with the reason',
      run: async (call, openBrowser) => {
        const { staff, plantationId } = await people(call, openBrowser)
        const before = await rublesOf(call)
        for (const isSent of [false, true]) {
          const { _id: id } = await begin(call, (await quoteTo(call, plantationId))._id)
          if (isSent) await send(staff, id)
          const [seenStatus, other] = isSent
            ? (['SENDED', 'IN_PROCESSED'] as const)
            : (['IN_PROCESSED', 'SENDED'] as const)
          const reject = (body: CallInput<'transactionReject'>['body']) =>
            staff('transactionReject', { params: { id }, body })
          await verifyRefused(reject({ reason: 'Счёт закрыт', seenStatus: other }), 'transaction-changed')
          await verifyRefused(reject({ reason: 'Счёт закрыт' }), 'transaction-changed')
          await reject({ reason: 'Счёт закрыт', seenStatus })
          const { status, reason, transfer } = await call('transactionGet', { params: { id } })
          verifySame(
            [status, reason, transfer?.isReturned],
            ['REJECTED', 'Счёт закрыт', isSent],
            'the reason is read',
          )
          verifySame(await rublesOf(call), before, 'all the money is back')
          await verifyRefused(send(staff, id), 'transaction-changed')
        }
        const { items } = await call('balanceHistory', { query: { limit: 1 } })
        verifySame(items[0]?.kind, 'correction', 'the return is in the history')
      },
    },
    {
      name: 'staff look at one transfer with its sums and who moved it on, and find it by its number and status',
      run: async (call, openBrowser) => {
        const { staff, plantationId } = await people(call, openBrowser)
        const quoted = await quoteTo(call, plantationId)
        const { _id: id, number } = await begin(call, quoted._id)
        await send(staff, id)
        const seen = await staff('transactionReviewGet', { params: { id } })
        verifySame(
          [seen.total, seen.converted, seen.commission, seen.amount, seen.rate],
          [quoted.total, quoted.converted, quoted.commission, quoted.received, quoted.rate],
          'as it was quoted',
        )
        const { name, surname } = await staff('authentication')
        verifySame(
          seen.events.map(({ status }) => status),
          ['INITIAL', 'IN_PROCESSED', 'SENDED'],
          'the way of the transfer',
        )
        verifySame(seen.events.at(-1)?.by, `${name} ${surname}`.trim(), 'who has sent it')
        const idsOf = async (query: NonNullable<CallInput<'transactionReview'>['query']>) =>
          (await staff('transactionReview', { query })).items.map(({ _id }) => _id)
        verifySame(await idsOf({ search: String(number) }), [id], 'found by its number')
        verifySame(await idsOf({ search: String(number), status: 'IN_PROCESSED' }), [], 'it is sent')
        verifySame(await idsOf({ search: String(number), isUnanswered: true }), [], 'there is time to answer')
        verifySame(
          await idsOf({ search: `${seen.recipient.beneficiary.toUpperCase()} nobody` }),
          [],
          'all words are meant',
        )
        await verifyRefused(call('transactionReview'), 'not-permitted')
        await verifyRefused(call('transactionReviewGet', { params: { id } }), 'not-permitted')
      },
    },
    {
      name: 'staff confirm what nobody answers, the amount that they have seen',
      run: async (call, openBrowser) => {
        const { staff, plantationId } = await people(call, openBrowser)
        const { _id: id, amount } = await begin(call, (await quoteTo(call, plantationId))._id)
        const confirm = (sum: number) =>
          staff(
            'transactionConfirm',
            { params: { id }, body: { amount: sum } },
            { idempotencyKey: freshKey() },
          )
        await verifyRefused(confirm(amount), 'transaction-changed')
        await send(staff, id)
        await verifyRefused(confirm(amount + 1), 'transaction-changed')
        verifySame((await confirm(amount)).status, 'CONFIRMED', 'confirmed')
      },
    },
    {
      name: 'a transfer between own accounts moves at once',
      run: async (call) => {
        await call('signin', { body: buyer })
        const before = await rublesOf(call)
        const quoted = await call('accountRates', {
          query: { amount: 100_000, source: 'RUBLE', target: 'EURO' },
        })
        const moved = await begin(call, quoted._id)
        verifySame(
          [moved.status, moved.transfer?.recipient, moved.transfer?.target],
          ['CONFIRMED', null, 'EURO'],
          'it is done',
        )
        verifySame(await rublesOf(call), before - quoted.total, 'the money has moved')
        await verifyRefused(begin(call, quoted._id), 'quote-used')
        const { items } = await call('transactionList', { query: { kind: 'transfer', limit: 1 } })
        verifySame(items[0]?._id, moved._id, 'it is among the transfers')
        const { items: topUps } = await call('transactionList', { query: { kind: 'top-up', limit: 100 } })
        verify(
          topUps.every(({ kind }) => kind === 'top-up'),
          'and not among the top-ups',
        )
      },
    },
    {
      name: "a transfer needs its own quote and its money; a recipient's quote is no exchange",
      run: async (call, openBrowser) => {
        const { plantationId } = await people(call, openBrowser)
        const quoted = await quoteTo(call, plantationId)
        await verifyRefused(
          call('accountExchange', { body: { quoteId: quoted._id } }, { idempotencyKey: freshKey() }),
          'not-found',
        )
        const other = await openBrowserAs(openBrowser, poor)
        await verifyRefused(begin(other, quoted._id), 'not-found')
        const dear = await quoteTo(other, plantationId, { amount: 10_000_000 })
        await verifyRefused(begin(other, dear._id), 'not-enough-funds')
        const asking = quoteTo(call, plantationId, { target: 'EURO' })
        const { details } = await verifyRefused(asking, 'validation-failed')
        verifySame(
          details.issues.map(({ path }) => path),
          ['target'],
          "it arrives in the currency of the recipient's account",
        )
      },
    },
    {
      name: 'transfers that staff switch off are neither quoted nor begun until they switch them on again',
      run: async (call, openBrowser) => {
        const { staff, plantationId } = await people(call, openBrowser)
        const decide = (value: boolean) =>
          staff('operatorSettingSet', { body: { name: 'hasTransfers', value, reason: 'Совет юриста' } })
        const quoted = await quoteTo(call, plantationId)
        await decide(false)
        await verifyRefused(quoteTo(call, plantationId), 'payment-method-off')
        await verifyRefused(begin(call, quoted._id), 'payment-method-off')
        await decide(true)
        verifySame((await begin(call, quoted._id)).status, 'IN_PROCESSED', 'it is taken again')
      },
    },
    {
      name: 'rubles to a ruble account cross no rate',
      run: async (call) => {
        await call('signin', { body: buyer })
        const to = (await recipientsOf(call)).find(({ currency }) => currency === 'RUB')
        verify(to !== undefined, 'somebody takes rubles')
        const quoted = await call('accountRates', {
          query: { amount: 100_000, source: 'RUBLE', target: 'RUBLE', recipient: to._id, isCommission: true },
        })
        verifySame(
          [quoted.total, quoted.rate, quoted.received],
          [100_000, '1', quoted.converted],
          'all but the commission arrives',
        )
      },
    },
  ]
}
