import {
  decodeOneCStatement,
  matchBankTransfer,
  needsCreditReason,
  readOneCStatement,
} from '@flower-market/flower-domain'
import type { BankLineState, IncomingTransfer } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockBankStatement, MockBankTransfer } from '../fixtures/mock-bank-statement.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { answerOnce } from './answer-once.ts'
import { creditedBeforeOf, invoicesOf, reviewOf, stateOf, type BankReview } from './bank-review.ts'
import { settingOf } from './operator-settings.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import type { ErrorCodeOf, MockError } from './mock-error.ts'
import { settleTransaction } from './settle-transaction.ts'
import { mockSignedIn } from './signed-in.ts'
import { changeTransaction, recordTransaction } from './transactions.ts'

function nameOf({ name, surname }: MockPerson): string {
  return `${name} ${surname}`.trim()
}

function keptTransfer(transfer: IncomingTransfer): MockBankTransfer {
  const open = { transactionId: null, creditedAt: null, creditedTo: null, excludedAt: null, decision: null }
  return { ...transfer, _id: `bank-${transfer.key}`, ...open }
}

/** Keeps a statement with its transfers, of which those of an earlier one are the same. */
export function addBankStatement(
  state: MarketState,
  {
    transfers,
    importedBy,
    file = '',
  }: {
    transfers: readonly IncomingTransfer[]
    importedBy: string
    file?: string
  },
): MockBankStatement {
  const known = new Set(state.bankTransfers.map(({ key }) => key))
  const added = transfers.filter(({ key }) => !known.has(key)).map(keptTransfer)
  state.bankTransfers = [...state.bankTransfers, ...added]
  const keys = new Set(transfers.map(({ key }) => key))
  const statement = {
    _id: `bank-statement-${state.bankStatements.length + 1}`,
    importedAt: state.now.toISOString(),
    importedBy,
    file,
    transferIds: state.bankTransfers.filter(({ key }) => keys.has(key)).map(({ _id }) => _id),
  }
  state.bankStatements = [statement, ...state.bankStatements]
  return statement
}

async function readFile(
  state: MarketState,
  person: MockPerson,
  body: Blob | Uint8Array,
): Promise<CallOutput<'bankStatementImport'> | MockError<ErrorCodeOf<'bankStatementImport'>>> {
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  const file = decodeOneCStatement(bytes, (part, label) => new TextDecoder(label).decode(part))
  if (file === 'wrong-encoding') return refuse('statement-wrong-encoding')
  const before = state.bankStatements.find((one) => one.file === file)
  if (before) return { ...reviewOf(state, before), wasKnown: true }
  const account = settingOf(state, 'requisites')?.account
  const read = file === null || account === undefined ? null : readOneCStatement(file, account)
  if (file === null || read === null) return refuse('statement-not-recognized')
  const { transfers } = read
  const statement = addBankStatement(state, { transfers, importedBy: nameOf(person), file })
  return { ...reviewOf(state, statement), wasKnown: false }
}

interface Found {
  readonly statement: MockBankStatement
  readonly transfer: MockBankTransfer
}

/** A line that stands as it was seen; the refusal otherwise. */
function findLine(
  state: MarketState,
  id: string,
  { lineId, seen }: { lineId: string; seen: BankLineState },
): Found | MockError<'not-found' | 'statement-line-changed'> {
  const statement = state.bankStatements.find(({ _id }) => _id === id)
  const transfer = state.bankTransfers.find(({ _id }) => _id === lineId)
  if (!statement || !transfer || !statement.transferIds.includes(lineId)) return refuse('not-found')
  return stateOf(transfer) === seen ? { statement, transfer } : refuse('statement-line-changed')
}

function change(state: MarketState, id: string, changes: Partial<MockBankTransfer>): void {
  state.bankTransfers = state.bankTransfers.map((one) => (one._id === id ? { ...one, ...changes } : one))
}

function credit(
  state: MarketState,
  person: MockPerson,
  id: string,
  { lines, reason: given }: MockRequest<'bankStatementCredit'>['body'],
): BankReview | MockError<ErrorCodeOf<'bankStatementCredit'>> {
  const reason = given ?? null
  const statement = state.bankStatements.find(({ _id }) => _id === id)
  if (!statement) return refuse('not-found')
  const open = invoicesOf(state).filter(({ isOpen }) => isOpen)
  const settled = []
  for (const line of lines) {
    const { transactionId } = line
    const waiting = findLine(state, id, line)
    if (!('transfer' in waiting)) return waiting
    const { transfer } = waiting
    const isCreditedBefore = creditedBeforeOf(state, transfer) !== null
    const match = matchBankTransfer(transfer, open)
    if (reason === null && needsCreditReason(match, transactionId, isCreditedBefore))
      return refuse('statement-line-changed')
    const found = state.transactions.find(({ _id }) => _id === transactionId)
    if (!found) return refuse('not-found')
    if (found.status !== 'IN_PROCESSED' || found.method !== 'CHECK') return refuse('transaction-changed')
    settled.push({ transfer, found })
  }
  for (const { transfer, found } of settled) {
    settleTransaction(state, { ...found, amount: transfer.amount })
    const at = state.now.toISOString()
    const decision = { by: nameOf(person), at, reason }
    change(state, transfer._id, { transactionId: found._id, creditedAt: at, decision })
  }
  return reviewOf(state, statement)
}

function creditPerson(
  state: MarketState,
  staff: MockPerson,
  id: string,
  { personId, reason, ...line }: MockRequest<'bankStatementCreditPerson'>['body'],
): BankReview | MockError<ErrorCodeOf<'bankStatementCreditPerson'>> {
  const waiting = findLine(state, id, line)
  if (!('transfer' in waiting)) return waiting
  const { statement, transfer } = waiting
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
  change(state, transfer._id, {
    transactionId,
    creditedAt: date,
    creditedTo: { personId, name: person.company || nameOf(person), reason },
    decision: { by: nameOf(staff), at: date, reason },
  })
  return reviewOf(state, statement)
}

function exclude(
  state: MarketState,
  person: MockPerson,
  id: string,
  { reason, ...line }: MockRequest<'bankStatementExclude'>['body'],
): BankReview | MockError<ErrorCodeOf<'bankStatementExclude'>> {
  const waiting = findLine(state, id, line)
  if (!('transfer' in waiting)) return waiting
  const { statement, transfer } = waiting
  if (stateOf(transfer) !== 'waiting') return refuse('statement-line-changed')
  const at = state.now.toISOString()
  change(state, transfer._id, { excludedAt: at, decision: { by: nameOf(person), at, reason } })
  return reviewOf(state, statement)
}

/** Bank statements of the mock market, in 1C's format. */
export function bankStatementHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'bankStatementImport', (person, { body }) => readFile(state, person, body)),
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
        credit(state, person, id, body),
      ),
    ),
    mockSignedIn(state, 'bankStatementCreditPerson', (person, { params: { id }, body, idempotencyKey }) =>
      answerOnce(
        state,
        person,
        { call: 'bankStatementCreditPerson', idempotencyKey, body: { id, ...body } },
        () => creditPerson(state, person, id, body),
      ),
    ),
    mockSignedIn(state, 'bankStatementExclude', (person, { params: { id }, body }) =>
      exclude(state, person, id, body),
    ),
  ]
}
