import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { fiscalReceiptKey, isConfirmedByStaff, paymentProofKey } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { deletePicture, insertPicture, pictureAttempts } from '../../platform/images/stored-pictures.ts'
import { answerByProof } from '../questions/index.ts'
import { submitPayment } from './payments.ts'
import { requireProofOf, toProofFile } from './proof-file.ts'
import { readProof } from './proof-image.ts'
import { isSettled, publishTransaction, requirePayment } from './transactions.service.ts'
import { withInstructions, type Transaction } from './transactions.repository.ts'

type EnteredReceipt = z.output<Contract['receiptEnter']['body']>

/** What is kept of a proof: the file, what its receipt may stand for once only, and what its person has typed, when. */
interface KeptProof {
  readonly file?: string
  readonly receipt?: string
  readonly entered?: EnteredReceipt & { readonly at: string }
}

/** Makes the service of what proves payments. */
export function proofsService({
  database: { kysely },
  events: { transaction: inTransaction },
  limits,
  now,
}: Pick<Platform, 'database' | 'events' | 'limits' | 'now'>) {
  return {
    /** Reads the QR on a picture. Throws `images-only`, `qr-not-recognized` and `receipt-used`. */
    async check(personId: string, bytes: Uint8Array): Promise<CallOutput<'proofCheck'>> {
      await limits.take([pictureAttempts, personId])
      const proof = await readProof(bytes)
      if (proof === null) throw new ApiError('qr-not-recognized')
      const receipt = paymentProofKey(proof)
      if (receipt !== null && (await isUsed(kysely, receipt))) throw new ApiError('receipt-used')
      return proof
    },

    /**
     * Attaches a picture to a person's transaction, or the PDF of a payment order to that of an invoice; it then waits for
     * staff. A picture whose QR cannot be read is attached all the same: staff read it by eye. Throws `images-only`,
     * `not-found`, `transaction-changed` and `receipt-used`.
     */
    async attach(personId: string, id: string, bytes: Uint8Array): Promise<Transaction> {
      await limits.take([pictureAttempts, personId])
      const sent = await toProofFile(bytes)
      const receipt = paymentProofKey(sent.read)
      const attached = inTransaction(async (trx) => {
        const payment = await requirePayment(trx, id)
        if (payment.personId !== personId) throw new ApiError('not-found')
        if (isSettled(payment)) throw new ApiError('transaction-changed')
        requireProofOf(payment.method, sent)
        const before = await keptProof(trx, id)
        const file = await insertPicture(trx, {
          personId,
          purpose: 'payment-proof',
          at: now(),
          contentType: sent.contentType,
          bytes: sent.bytes,
        })
        // What was typed from a receipt stands until its QR is read.
        const proof: KeptProof = receipt === null ? { ...typedIn(before), file } : { file, receipt }
        await submitPayment(trx, id, proof)
        await answerByProof(trx, id, now())
        if (before?.file !== undefined) await deletePicture(trx, before.file)
        return publishTransaction(trx, id)
      })
      return attached.catch(toReceiptUsed)
    },

    /** Proves a person's transaction by what they have typed from a receipt; a picture stays beside it. */
    async enterReceipt(
      personId: string,
      id: string,
      receipt: EnteredReceipt,
    ): Promise<CallOutput<'receiptEnter'>> {
      await limits.take([pictureAttempts, personId])
      const entered = inTransaction(async (trx) => {
        const payment = await requirePayment(trx, id)
        if (payment.personId !== personId) throw new ApiError('not-found')
        if (isSettled(payment) || !isConfirmedByStaff(payment.method)) {
          throw new ApiError('transaction-changed')
        }
        const proof: KeptProof = {
          ...(await keptProof(trx, id)),
          receipt: fiscalReceiptKey(receipt),
          entered: { ...receipt, at: now().toISOString() },
        }
        await submitPayment(trx, id, proof)
        await answerByProof(trx, id, now())
        return withInstructions(trx, await publishTransaction(trx, id))
      })
      return entered.catch(toReceiptUsed)
    },
  }
}

/** What was typed from a receipt, which a picture without a QR does not take away. */
function typedIn(proof: KeptProof | null): Pick<KeptProof, 'receipt' | 'entered'> {
  if (proof?.entered === undefined || proof.receipt === undefined) return {}
  return { receipt: proof.receipt, entered: proof.entered }
}

function toReceiptUsed(error: { constraint?: string }): never {
  throw error.constraint === 'payments_receipt_once' ? new ApiError('receipt-used') : error
}

async function isUsed(db: Db, receipt: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM payments
    WHERE receipt_key(proof) = ${receipt} AND status <> 'REJECTED'`.execute(db)
  return rows.length > 0
}

async function keptProof(trx: Trx, id: string): Promise<KeptProof | null> {
  const { proof } = await trx
    .selectFrom('payments')
    .select('proof')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return proof as KeptProof | null
}
