import {
  matchBankTransfer,
  moscowDateOf,
  operatorPayeeOn,
  readOneCStatement,
} from '@flower-market/flower-domain'
import type { IncomingTransfer } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockBankStatement, MockBankTransfer } from '../fixtures/mock-bank-statement.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import type { ErrorCodeOf, MockError } from './mock-error.ts'
import { settleTransaction } from './settle-transaction.ts'
import { mockSignedIn } from './signed-in.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

type Review = CallOutput<'bankStatementGet'>
type Line = Review['lines'][number]

function invoicesOf(state: MarketState) {
  return state.transactions.flatMap(({ _id: transactionId, invoice, amount, ownerId, status, method }) => {
    const owner = state.people.find(({ _id }) => _id === ownerId)
    if (!invoice || !owner) return []
    const payer = owner.company || `${owner.name} ${owner.surname}`
    const isOpen = status === 'IN_PROCESSED' && method === 'CHECK'
    return [
      { transactionId, number: invoice.number, amount, personId: ownerId, payer, inn: owner.inn, isOpen },
    ]
  })
}

function lineOf(transfer: MockBankTransfer, invoices: ReturnType<typeof invoicesOf>): Line {
  const { _id, number, date, amount, payerName, payerInn, payerAccount, purpose, transactionId } = transfer
  const open = invoices.filter(({ isOpen }) => isOpen)
  const match = transactionId === null ? matchBankTransfer(transfer, open) : null
  const found =
    match === null
      ? invoices.find((one) => one.transactionId === transactionId)
      : match.verdict === 'unmatched'
        ? undefined
        : match.invoice
  const invoice = found && {
    transactionId: found.transactionId,
    number: found.number,
    amount: found.amount,
    personId: found.personId,
    payer: found.payer,
  }
  return {
    _id,
    number,
    date,
    amount,
    payer: { name: payerName, inn: payerInn, account: payerAccount },
    purpose,
    verdict: match?.verdict ?? (transfer.creditedTo === null ? 'matched' : 'unmatched'),
    differs: match?.verdict === 'doubtful' ? [...match.differs] : [],
    invoice: invoice ?? null,
    creditedTo: transfer.creditedTo,
    creditedAt: transfer.creditedAt,
  }
}

function reviewOf(state: MarketState, { _id, importedAt, transferIds }: MockBankStatement): Review {
  const own = state.bankTransfers.filter((transfer) => transferIds.includes(transfer._id))
  const invoices = invoicesOf(state)
  return {
    _id,
    format: '1c',
    importedAt,
    transfers: own.length,
    credited: own.filter(({ transactionId }) => transactionId !== null).length,
    lines: own.map((transfer) => lineOf(transfer, invoices)),
  }
}

function keptTransfer(transfer: IncomingTransfer): MockBankTransfer {
  return { ...transfer, _id: `bank-${transfer.key}`, transactionId: null, creditedAt: null, creditedTo: null }
}

async function readFile(state: MarketState, body: Blob | Uint8Array) {
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  const text = new TextDecoder('windows-1251').decode(bytes)
  const before = state.bankStatements.find(({ file }) => file === text)
  if (before) return reviewOf(state, before)
  const { account } = operatorPayeeOn(moscowDateOf(state.now))
  const read = readOneCStatement(text, account)
  if (read === null) return refuse('statement-not-recognized')
  const known = new Set(state.bankTransfers.map(({ key }) => key))
  const added = read.transfers.filter(({ key }) => !known.has(key)).map(keptTransfer)
  state.bankTransfers = [...state.bankTransfers, ...added]
  const keys = new Set(read.transfers.map(({ key }) => key))
  const statement = {
    _id: `bank-statement-${state.bankStatements.length + 1}`,
    importedAt: state.now.toISOString(),
    file: text,
    transferIds: state.bankTransfers.filter(({ key }) => keys.has(key)).map(({ _id }) => _id),
  }
  state.bankStatements = [statement, ...state.bankStatements]
  return reviewOf(state, statement)
}

function credit(
  state: MarketState,
  id: string,
  { lines }: MockRequest<'bankStatementCredit'>['body'],
): Review | MockError<ErrorCodeOf<'bankStatementCredit'>> {
  const statement = state.bankStatements.find(({ _id }) => _id === id)
  if (!statement) return refuse('not-found')
  const settled = []
  for (const { lineId, transactionId } of lines) {
    const transfer = state.bankTransfers.find(({ _id }) => _id === lineId)
    if (!transfer || !statement.transferIds.includes(lineId)) return refuse('not-found')
    if (transfer.transactionId === transactionId) continue
    const found = state.transactions.find(({ _id }) => _id === transactionId)
    if (!found) return refuse('not-found')
    const isOpen = found.status === 'IN_PROCESSED' && found.method === 'CHECK'
    if (transfer.transactionId !== null || !isOpen) return refuse('transaction-changed')
    settled.push({ transfer, found })
  }
  for (const { transfer, found } of settled) {
    settleTransaction(state, { ...found, amount: transfer.amount })
    const credited = { transactionId: found._id, creditedAt: state.now.toISOString() }
    state.bankTransfers = state.bankTransfers.map((one) =>
      one._id === transfer._id ? { ...one, ...credited } : one,
    )
  }
  return reviewOf(state, statement)
}

function creditPerson(
  state: MarketState,
  id: string,
  { lineId, personId, reason }: MockRequest<'bankStatementCreditPerson'>['body'],
): Review | MockError<ErrorCodeOf<'bankStatementCreditPerson'>> {
  const statement = state.bankStatements.find(({ _id }) => _id === id)
  const transfer = state.bankTransfers.find(({ _id }) => _id === lineId)
  if (!statement || !transfer || !statement.transferIds.includes(lineId)) return refuse('not-found')
  if (transfer.transactionId !== null) return refuse('transaction-changed')
  const person = state.people.find(({ _id }) => _id === personId)
  if (!person) return refuse('not-found')
  const date = state.now.toISOString()
  const begun = recordTransaction(state, {
    ownerId: personId,
    kind: 'top-up',
    method: 'CHECK',
    amount: transfer.amount,
    status: 'IN_PROCESSED',
    date,
    settledAt: null,
    reason: '',
    proof: null,
    orders: [],
  })
  // Nobody asked for the money by an invoice.
  const { _id: transactionId } = settleTransaction(state, changeTransaction(state, begun, { invoice: null }))
  const name = person.company || `${person.name} ${person.surname}`
  const credited = { transactionId, creditedAt: date, creditedTo: { personId, name, reason } }
  state.bankTransfers = state.bankTransfers.map((one) => (one === transfer ? { ...one, ...credited } : one))
  return reviewOf(state, statement)
}

/** Bank statements of the mock market, in 1C's format. */
export function bankStatementHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'bankStatementImport', (_person, { body }) => readFile(state, body)),
    mockSignedIn(state, 'bankStatementList', (_person, { query: { page, limit } }) => {
      const items = state.bankStatements.slice((page - 1) * limit, page * limit).map((statement) => {
        const { lines: _lines, ...summary } = reviewOf(state, statement)
        return summary
      })
      return { items, page, limit, total: state.bankStatements.length }
    }),
    mockSignedIn(state, 'bankStatementGet', (_person, { params: { id } }) => {
      const found = state.bankStatements.find(({ _id }) => _id === id)
      return found ? reviewOf(state, found) : refuse('not-found')
    }),
    mockSignedIn(state, 'bankStatementCredit', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'bankStatementCredit', idempotencyKey, body: { id, ...body } }, () =>
        credit(state, id, body),
      ),
    ),
    mockSignedIn(state, 'bankStatementCreditPerson', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(
        state,
        person,
        { call: 'bankStatementCreditPerson', idempotencyKey, body: { id, ...body } },
        () => creditPerson(state, id, body),
      ),
    ),
  ]
}
