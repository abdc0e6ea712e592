import { createHash } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { matchBankTransfer, moscowDateOf, operatorPayeeOn } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellDesk } from '../../platform/events/tell-desk.ts'
import { recordAudit } from '../audit/index.ts'
import { creditTransfer, settleTransfers } from '../payments/index.ts'
import {
  findByFile,
  findStatement,
  keepStatement,
  listInvoicesOf,
  listOpenInvoices,
  listStatements,
  listTransfers,
  lockTransfers,
  markCredited,
  type KeptTransfer,
  type PayableInvoice,
} from './bank-statements.repository.ts'
import { readStatement } from './read-statement.ts'

type Review = CallOutput<'bankStatementGet'>
type Line = Review['lines'][number]

/** The transfers that staff want credited, each to the transaction of its invoice. */
interface CreditCall {
  readonly by: string
  readonly key: string
  readonly id: string
  readonly lines: readonly { readonly lineId: string; readonly transactionId: string }[]
}

/** A transfer that staff want credited to a person, and why. */
interface CreditPersonCall {
  readonly by: string
  readonly key: string
  readonly id: string
  readonly lineId: string
  readonly personId: string
  readonly reason: string
}

function toLine(
  transfer: KeptTransfer,
  open: readonly PayableInvoice[],
  paid: readonly PayableInvoice[],
): Line {
  const { id, number, date, amount, payerName, payerInn, payerAccount, purpose, paymentId } = transfer
  const match = paymentId === null ? matchBankTransfer({ amount, payerInn, purpose }, open) : null
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
    verdict: match?.verdict ?? (transfer.creditedTo === null ? 'matched' : 'unmatched'),
    differs: match?.verdict === 'doubtful' ? [...match.differs] : [],
    invoice: invoice === undefined ? null : toInvoice(invoice),
    creditedTo: transfer.creditedTo,
    creditedAt: transfer.creditedAt?.toISOString() ?? null,
  }
}

function toInvoice({ inn: _inn, ...invoice }: PayableInvoice): NonNullable<Line['invoice']> {
  return invoice
}

async function review(db: Db | Trx, id: string): Promise<Review> {
  const statement = await findStatement(db, id)
  if (statement === undefined) throw new ApiError('not-found')
  const transfers = await listTransfers(db, id)
  const paidIds = transfers.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  const [open, paid] = [await listOpenInvoices(db), await listInvoicesOf(db, paidIds)]
  return { ...statement, lines: transfers.map((transfer) => toLine(transfer, open, paid)) }
}

interface RecordedCredit {
  readonly by: string
  readonly at: Date
  readonly lineId: string
  readonly paymentId: string
  readonly amount: bigint
  readonly reason?: string
}

async function recordCredit(trx: Trx, { lineId, paymentId, amount, ...why }: RecordedCredit): Promise<void> {
  const { person_id: about } = await trx
    .selectFrom('payments')
    .select('person_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await tellDesk(trx, 'statement-line')
  await recordAudit(trx, {
    ...why,
    action: 'statement-line-credited',
    subject: { kind: 'statement-line', id: lineId },
    about,
    effect: { amount, currency: 'RUB' },
    after: { transactionId: paymentId },
  })
}

/** Makes the service of the operator's bank statements. */
export function bankStatementsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    /** Reads a statement and says what its transfers may pay; credits nothing. A file that was read before is that statement. */
    async import(by: string, bytes: Uint8Array): Promise<Review> {
      const fileHash = createHash('sha256').update(bytes).digest()
      const known = await findByFile(kysely, fileHash)
      if (known !== undefined) return review(kysely, known)
      const { account } = operatorPayeeOn(moscowDateOf(now()))
      const statement = readStatement(bytes, account)
      const kept = { fileHash, account, by, at: now() }
      const id = await transaction(async (trx) => {
        await tellDesk(trx, 'statement-line')
        return keepStatement(trx, statement, kept)
      })
      return review(kysely, id)
    },

    /** A page of the statements. */
    list: (query: { page: number; limit: number }) => listStatements(kysely, query),

    /** A statement as it matches now. Throws `not-found`. */
    get: (id: string) => review(kysely, id),

    /**
     * Credits reviewed transfers, all or none, once per key; one that is credited to the same transaction already is left as it is.
     * Throws `not-found`, and `transaction-changed` where a transfer or a transaction is settled otherwise.
     */
    async credit({ by, key, id, lines }: CreditCall): Promise<Review> {
      const { answer } = await transaction((trx) =>
        withIdempotency(
          trx,
          { personId: by, call: 'bankStatementCredit', key, body: { id, lines } },
          async () => {
            const transfers = await lockTransfers(
              trx,
              id,
              lines.map(({ lineId }) => lineId),
            )
            const open = lines.flatMap(({ lineId, transactionId: paymentId }) => {
              const transfer = transfers.get(lineId)
              if (transfer === undefined) throw new ApiError('not-found')
              if (transfer.paymentId === paymentId) return []
              if (transfer.paymentId !== null) throw new ApiError('transaction-changed')
              return [{ lineId, paymentId, amount: transfer.amount }]
            })
            const at = now()
            await settleTransfers(trx, open, { by, at })
            for (const { lineId, paymentId, amount } of open) {
              await markCredited(trx, lineId, { paymentId, by, at })
              await recordCredit(trx, { by, at, lineId, paymentId, amount })
            }
            return review(trx, id)
          },
        ),
      )
      return answer
    },

    /**
     * Credits a transfer that pays no invoice to a person, once per key and once at all. Throws `not-found`, and
     * `transaction-changed` where it is credited already.
     */
    async creditPerson({ by, key, ...body }: CreditPersonCall): Promise<Review> {
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'bankStatementCreditPerson', key, body }, async () => {
          const { id, lineId, personId, reason } = body
          const transfer = (await lockTransfers(trx, id, [lineId])).get(lineId)
          if (transfer === undefined) throw new ApiError('not-found')
          if (transfer.paymentId !== null) throw new ApiError('transaction-changed')
          const at = now()
          const paymentId = await creditTransfer(trx, { personId, amount: transfer.amount }, { by, at })
          await markCredited(trx, lineId, { paymentId, by, at, reason })
          await recordCredit(trx, { by, at, lineId, paymentId, amount: transfer.amount, reason })
          return review(trx, id)
        }),
      )
      return answer
    },
  }
}
