import { createHash } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { matchBankTransfer, needsCreditReason, type BankLineState } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { toMinor } from '../../platform/database/column-types.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requisitesAt } from '../settings/index.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { creditTransfer, settleTransfers } from '../payments/index.ts'
import {
  findByFile,
  keepStatement,
  listOpenInvoices,
  lockTransfers,
  markCredited,
  markExcluded,
  type LockedTransfer,
} from './bank-statements.repository.ts'
import { readStatement } from './read-statement.ts'
import { recordCredit, recordExclusion, recordImport } from './record-decision.ts'
import { listCreditedBefore } from './same-transfers.repository.ts'
import { pageOfStatements, review, type Review } from './review-statement.ts'

/** How a line stood for whoever decides about it. */
type Seen = Exclude<BankLineState, 'credited'>

/** The transfers that staff want credited, each to the transaction of an invoice; why, where it does not match it. */
interface CreditCall {
  readonly by: string
  readonly key: string
  readonly id: string
  readonly lines: readonly {
    readonly lineId: string
    readonly transactionId: string
    readonly seen: Seen
  }[]
  readonly reason?: string | undefined
}

/** A line of a statement that staff decide about, and why. */
interface LineCall {
  readonly by: string
  readonly id: string
  readonly lineId: string
  readonly seen: Seen
  readonly reason: string
}

function requireSeen(transfer: LockedTransfer | undefined, seen: Seen): LockedTransfer {
  if (transfer === undefined) throw new ApiError('not-found')
  if (transfer.state !== seen) throw new ApiError('statement-line-changed')
  return transfer
}

/** The line of a call, locked, as long as it stands as it was seen. */
async function lockLine(trx: Trx, { id, lineId, seen }: LineCall): Promise<LockedTransfer> {
  return requireSeen((await lockTransfers(trx, id, [lineId])).get(lineId), seen)
}

/** The lines of a call, locked, each as it was seen and with a reason where it needs one. */
async function lockCredits(trx: Trx, { id, lines, reason }: CreditCall) {
  const transfers = await lockTransfers(
    trx,
    id,
    lines.map(({ lineId }) => lineId),
  )
  const open = await listOpenInvoices(trx)
  const creditedBefore = await listCreditedBefore(trx, [...transfers.keys()])
  return lines.map(({ lineId, transactionId: paymentId, seen }) => {
    const { amount, ...transfer } = requireSeen(transfers.get(lineId), seen)
    const match = matchBankTransfer({ ...transfer, amount: toMinor(amount) }, open)
    // What it matched on the page may be paid by now: without a reason nobody has chosen it.
    if (reason === undefined && needsCreditReason(match, paymentId, creditedBefore.has(lineId)))
      throw new ApiError('statement-line-changed')
    return { lineId, paymentId, amount, ...(reason !== undefined && { reason }) }
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
    async import(by: string, bytes: Uint8Array): Promise<CallOutput<'bankStatementImport'>> {
      const fileHash = createHash('sha256').update(bytes).digest()
      const known = await findByFile(kysely, fileHash)
      if (known !== undefined) return { ...(await review(kysely, known)), wasKnown: true }
      const account = (await requisitesAt(kysely, now()))?.account
      if (account === undefined) throw new ApiError('statement-not-recognized')
      const statement = readStatement(bytes, account)
      const kept = { fileHash, account, by, at: now() }
      const id = await transaction(async (trx) => {
        await publishToDesk(trx, 'statement-line')
        const statementId = await keepStatement(trx, statement, kept)
        await recordImport(trx, { by, at: kept.at, statementId, transfers: statement.transfers.length })
        return statementId
      })
      return { ...(await review(kysely, id)), wasKnown: false }
    },

    /** A page of the statements. */
    list: (query: { page: number; limit: number }) => pageOfStatements(kysely, query),

    /** A statement as it matches now. Throws `not-found`. */
    get: (id: string) => review(kysely, id),

    /**
     * Credits reviewed transfers, all or none, once per key. Throws `not-found`, `statement-line-changed` where a line stands otherwise than
     * it was seen or matches another invoice without a reason for this one, and `transaction-changed` where a transaction is settled.
     */
    async credit(call: CreditCall): Promise<Review> {
      const { by, key, id, lines, reason } = call
      const { answer } = await transaction((trx) =>
        withIdempotency(
          trx,
          { personId: by, call: 'bankStatementCredit', key, body: { id, lines, reason } },
          async () => {
            const credits = await lockCredits(trx, call)
            const at = now()
            await settleTransfers(trx, credits, { by, at })
            for (const { lineId, ...credit } of credits) {
              await markCredited(trx, lineId, { ...credit, by, at })
              await recordCredit(trx, { by, at, lineId, ...credit })
            }
            return review(trx, id)
          },
        ),
      )
      return answer
    },

    /**
     * Credits a transfer that pays no invoice to a person, once per key and once at all. Throws `not-found`, and
     * `statement-line-changed` where it stands otherwise than it was seen.
     */
    async creditPerson({
      key,
      personId,
      ...call
    }: LineCall & { key: string; personId: string }): Promise<Review> {
      const { by, ...body } = call
      const idempotency = {
        personId: by,
        call: 'bankStatementCreditPerson',
        key,
        body: { ...body, personId },
      }
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, idempotency, async () => {
          const { id, lineId, reason } = body
          const { amount } = await lockLine(trx, call)
          const at = now()
          const paymentId = await creditTransfer(trx, { personId, amount }, { by, at })
          await markCredited(trx, lineId, { paymentId, by, at, reason })
          await recordCredit(trx, { by, at, lineId, paymentId, amount, reason })
          return review(trx, id)
        }),
      )
      return answer
    },

    /**
     * Excludes a transfer that is no payment of a buyer, once. Throws `not-found`, and `statement-line-changed` where it stands
     * otherwise than it was seen, or was excluded already.
     */
    exclude(call: LineCall): Promise<Review> {
      const { by, id, lineId, reason } = call
      return transaction(async (trx) => {
        const { state } = await lockLine(trx, call)
        if (state !== 'waiting') throw new ApiError('statement-line-changed')
        const at = now()
        await markExcluded(trx, lineId, { by, at, reason })
        await recordExclusion(trx, { by, at, lineId, reason })
        return review(trx, id)
      })
    },
  }
}
