import type { CallOutput } from '@flower-market/api-client/contract'
import { paymentProofKey } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { toPhoto } from '../../platform/images/photo-image.ts'
import { deletePicture, insertPicture, pictureAttempts } from '../../platform/images/stored-pictures.ts'
import { submitPayment } from './payments.ts'
import { readProof } from './proof-image.ts'
import { isSettled, requirePayment, publishTransaction } from './transactions.service.ts'
import type { Transaction } from './transactions.repository.ts'

/** What is kept of a proof: the picture, and what its receipt may stand for once only. */
interface KeptProof {
  readonly file: string
  readonly receipt?: string
}

/** Makes the service of pictures that prove payments. */
export function proofsService({
  database: { kysely },
  events: { transaction: inTransaction },
  limits,
}: Pick<Platform, 'database' | 'events' | 'limits'>) {
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
     * Attaches a picture to a person's transaction, which then waits for staff. A picture whose QR cannot be read is
     * attached all the same: staff read it by eye.
     */
    async attach(personId: string, id: string, bytes: Uint8Array): Promise<Transaction> {
      await limits.take([pictureAttempts, personId])
      const [picture, read] = [await toPhoto(bytes), await readProof(bytes)]
      const receipt = paymentProofKey(read)
      const attached = inTransaction(async (trx) => {
        const payment = await requirePayment(trx, id)
        if (payment.personId !== personId) throw new ApiError('not-found')
        if (isSettled(payment)) throw new ApiError('transaction-changed')
        const before = await keptProof(trx, id)
        const file = await insertPicture(trx, { personId, purpose: 'payment-proof', bytes: picture })
        const proof: KeptProof = { file, ...(receipt !== null && { receipt }) }
        await submitPayment(trx, id, proof)
        if (before !== null) await deletePicture(trx, before.file)
        return publishTransaction(trx, id)
      })
      return attached.catch((error: { constraint?: string }) => {
        throw error.constraint === 'payments_receipt_once' ? new ApiError('receipt-used') : error
      })
    },
  }
}

async function isUsed(db: Db, receipt: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM payments
    WHERE proof->>'receipt' = ${receipt} AND status <> 'REJECTED'`.execute(db)
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
