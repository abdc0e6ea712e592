import {
  doubtIfCredited,
  matchBankTransfer,
  mayBeSameTransfer,
  sumBankLines,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MockBankStatement, MockBankTransfer } from '../fixtures/mock-bank-statement.ts'
import type { MarketState } from './market-state.ts'

/** A statement of the mock market with its lines as they match now. */
export type BankReview = CallOutput<'bankStatementGet'>
type Line = BankReview['lines'][number]

/** The invoices of the mock market, and whether each waits for its money. */
export function invoicesOf(state: MarketState) {
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

/** How far a transfer is. */
export function stateOf({ transactionId, excludedAt }: MockBankTransfer): Line['state'] {
  if (transactionId !== null) return 'credited'
  return excludedAt === null ? 'waiting' : 'excluded'
}

/** The credited line that may be the same money as one that is not credited. */
export function creditedBeforeOf(
  { bankTransfers, bankStatements }: MarketState,
  transfer: MockBankTransfer,
): Line['creditedBefore'] {
  if (transfer.transactionId !== null) return null
  const other = bankTransfers.find(
    (one) => one._id !== transfer._id && one.transactionId !== null && mayBeSameTransfer(transfer, one),
  )
  const statement = other && bankStatements.findLast(({ transferIds }) => transferIds.includes(other._id))
  return statement ? { statementId: statement._id, lineId: other._id } : null
}

function lineOf(
  state: MarketState,
  transfer: MockBankTransfer,
  invoices: ReturnType<typeof invoicesOf>,
): Line {
  const { _id, number, date, amount, payerName, payerInn, payerAccount, purpose, transactionId } = transfer
  const open = invoices.filter(({ isOpen }) => isOpen)
  const creditedBefore = creditedBeforeOf(state, transfer)
  const match =
    transactionId === null
      ? doubtIfCredited(matchBankTransfer(transfer, open), creditedBefore !== null)
      : null
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
    verdict: match?.verdict ?? (found === undefined ? 'unmatched' : 'matched'),
    differs: match?.verdict === 'doubtful' ? [...match.differs] : [],
    invoice: invoice ?? null,
    creditedTo: transfer.creditedTo,
    creditedBefore,
    creditedAt: transfer.creditedAt,
    state: stateOf(transfer),
    decision: transfer.decision,
  }
}

/** A statement with its lines as they match now. */
export function reviewOf(
  state: MarketState,
  { _id, importedAt, importedBy, transferIds }: MockBankStatement,
): BankReview {
  const own = state.bankTransfers.filter((transfer) => transferIds.includes(transfer._id))
  const invoices = invoicesOf(state)
  const lines = own.map((transfer) => lineOf(state, transfer, invoices))
  const dates = own.map(({ date }) => date).toSorted()
  const [from, to] = [dates[0], dates.at(-1)]
  return {
    _id,
    format: '1c',
    importedAt,
    importedBy,
    days: from === undefined || to === undefined ? null : { from, to },
    transfers: own.length,
    credited: own.filter(({ transactionId }) => transactionId !== null).length,
    groups: sumBankLines(lines),
    lines,
  }
}
