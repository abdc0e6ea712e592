import type { CallOutput } from '@flower-market/api-client/contract'
import { doubtIfCredited, matchBankTransfer, sumBankLines } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import {
  findStatement,
  listInvoicesOf,
  listOpenInvoices,
  listStatements,
  listTransfers,
  type KeptTransfer,
  type PayableInvoice,
} from './bank-statements.repository.ts'
import { listCreditedBefore } from './same-transfers.repository.ts'

/** A statement with its lines as they match now. */
export type Review = CallOutput<'bankStatementGet'>
type Line = Review['lines'][number]

function toInvoice({ inn: _inn, ...invoice }: PayableInvoice): NonNullable<Line['invoice']> {
  return invoice
}

function stateOf({ paymentId, excludedAt }: KeptTransfer): Line['state'] {
  if (paymentId !== null) return 'credited'
  return excludedAt === null ? 'waiting' : 'excluded'
}

function toDecision({ decision, creditedAt, excludedAt }: KeptTransfer): Line['decision'] {
  const at = creditedAt ?? excludedAt
  return decision === null || at === null ? null : { ...decision, at: at.toISOString() }
}

interface Known {
  readonly open: readonly PayableInvoice[]
  readonly paid: readonly PayableInvoice[]
  readonly creditedBefore: Line['creditedBefore']
}

function toLine(transfer: KeptTransfer, { open, paid, creditedBefore }: Known): Line {
  const { id, number, date, amount, payerName, payerInn, payerAccount, purpose, paymentId } = transfer
  const match =
    paymentId === null
      ? doubtIfCredited(matchBankTransfer({ amount, payerInn, purpose }, open), creditedBefore !== null)
      : null
  const invoice =
    match === null
      ? paid.find(({ transactionId }) => transactionId === paymentId)
      : match.verdict === 'unmatched'
        ? undefined
        : match.invoice
  return {
    _id: id,
    number,
    date,
    amount,
    payer: { name: payerName, inn: payerInn, account: payerAccount },
    purpose,
    verdict: match?.verdict ?? (invoice === undefined ? 'unmatched' : 'matched'),
    differs: match?.verdict === 'doubtful' ? [...match.differs] : [],
    invoice: invoice === undefined ? null : toInvoice(invoice),
    creditedTo: invoice === undefined ? transfer.creditedTo : null,
    creditedBefore,
    creditedAt: transfer.creditedAt?.toISOString() ?? null,
    state: stateOf(transfer),
    decision: toDecision(transfer),
  }
}

async function linesOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const transfers = await listTransfers(db, ids)
  const paidIds = transfers.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  const [open, paid] = [await listOpenInvoices(db), await listInvoicesOf(db, paidIds)]
  const creditedBefore = await listCreditedBefore(
    db,
    transfers.map(({ id }) => id),
  )
  const lines = new Map<string, Line[]>(ids.map((id) => [id, []]))
  for (const transfer of transfers) {
    const known = { open, paid, creditedBefore: creditedBefore.get(transfer.id) ?? null }
    lines.get(transfer.statementId)?.push(toLine(transfer, known))
  }
  return lines
}

/** A statement with its lines, each as it matches now. Throws `not-found`. */
export async function review(db: Db | Trx, id: string): Promise<Review> {
  const statement = await findStatement(db, id)
  if (statement === undefined) throw new ApiError('not-found')
  const lines = (await linesOf(db, [id])).get(id) ?? []
  return { ...statement, groups: sumBankLines(lines), lines }
}

/** A page of the statements, the newest first, with how their lines match now. */
export async function pageOfStatements(
  db: Db,
  query: { page: number; limit: number },
): Promise<CallOutput<'bankStatementList'>> {
  const { items, total } = await listStatements(db, query)
  const lines = await linesOf(
    db,
    items.map(({ _id }) => _id),
  )
  return {
    ...query,
    total,
    items: items.map((item) => Object.assign(item, { groups: sumBankLines(lines.get(item._id) ?? []) })),
  }
}
