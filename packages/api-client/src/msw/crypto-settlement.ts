import type { MarketState, MockHeldTransfer } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { recordOperation } from './operations.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

type Decision = MockRequest<'cryptoTransferSettle'>['body']
type Credit = Extract<Decision, { decision: 'credit' }>

function invalid(path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path, message }] })
}

/** Credits what came: to its payment, which becomes as large, or to one of its own where that is settled. */
function credit(state: MarketState, held: MockHeldTransfer, { amount, personId, reason }: Credit) {
  const { payment, worth } = held
  if (worth !== null && amount > worth)
    return invalid('amount', 'A transfer brings at most what it is worth.')
  if ((payment === null) === (personId === undefined)) {
    return invalid('personId', 'Named exactly where nobody knows whose it is.')
  }
  const owner = state.people.find(({ _id }) => _id === (payment?.personId ?? personId))
  if (owner === undefined) return refuse('not-found')
  const settledAt = state.now.toISOString()
  const open = state.transactions.find(({ _id, status }) => _id === payment?._id && status === 'IN_PROCESSED')
  const credited = open
    ? changeTransaction(state, open, { amount, status: 'CONFIRMED', settledAt })
    : recordTransaction(state, {
        ownerId: owner._id,
        kind: 'top-up',
        method: 'CRYPTO',
        amount,
        status: 'CONFIRMED',
        date: settledAt,
        settledAt,
        reason: '',
        proof: null,
        orders: [],
      })
  recordOperation(state, owner, {
    kind: 'top-up',
    transactionId: credited._id,
    method: 'CRYPTO',
    creator: 'ADMIN',
    purchase: null,
    changes: [{ type: 'RUBLE', amount }],
  })
  state.cryptoPayments = state.cryptoPayments.map((one) =>
    one._id === payment?._id
      ? {
          ...one,
          reason,
          arrived: one.arrived.map((came) =>
            came.txid === held.txid ? { ...came, credited: amount } : came,
          ),
        }
      : one,
  )
  return null
}

/** What was sent back ends its payment, unless the person may still send what was asked for. */
function giveBack(state: MarketState, held: MockHeldTransfer, reason: string): void {
  const open = state.transactions.find(
    ({ _id, status }) => _id === held.payment?._id && status === 'IN_PROCESSED',
  )
  if (open && held.reason !== 'wrong-token') {
    changeTransaction(state, open, { status: 'REJECTED', settledAt: state.now.toISOString(), reason })
  }
  state.cryptoPayments = state.cryptoPayments.map((one) =>
    one._id === held.payment?._id ? { ...one, reason } : one,
  )
}

/** Settles a transfer once. */
export function settle(state: MarketState, id: string, body: Decision) {
  const held = state.heldTransfers.find(({ _id }) => _id === id)
  if (!held) return refuse('not-found')
  if (held.status !== 'held') return refuse('transaction-changed')
  if (body.decision === 'credit') {
    const refusal = credit(state, held, body)
    if (refusal !== null) return refusal
  } else giveBack(state, held, body.reason)
  const { _id, amount = held.payment?.amount } =
    state.transactions.find((one) => one._id === held.payment?._id) ?? {}
  const settled: MockHeldTransfer = {
    ...held,
    status: body.decision === 'credit' ? 'credited' : 'returned',
    payment: held.payment && { ...held.payment, _id: _id ?? held.payment._id, amount: amount ?? 0 },
    settledAt: state.now.toISOString(),
    settledReason: body.reason,
  }
  state.heldTransfers = state.heldTransfers.map((one) => (one._id === id ? settled : one))
  return settled
}
