import type { Platform } from '../../platform/platform.ts'
import { documentAttempts } from '../../platform/documents/document-attempts.ts'
import { readFileBytes, type FilePlace } from '../../platform/files/file-bytes.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requisitesAt, settingAt } from '../settings/index.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { writeInvoice } from './invoice-document.ts'
import { findInvoice, keepInvoice, type Invoice } from './invoices.repository.ts'

/** Makes the service of invoices. */
export function invoicesService({
  database: { kysely },
  events: { transaction },
  limits,
  ports: { files: store },
}: Pick<Platform, 'database' | 'events' | 'limits' | 'ports'>) {
  const write = async (invoice: Invoice, { personId }: SignedIn): Promise<FilePlace> => {
    await limits.take([documentAttempts, personId])
    const vatBp = await settingAt(kysely, 'vatBp', invoice.begunAt)
    const requisites = await requisitesAt(kysely, invoice.begunAt)
    // It was issued while there were some: nobody is asked for money before.
    if (requisites === null) throw new ApiError('not-found')
    const written = await writeInvoice(invoice, { vatBp, requisites })
    return transaction((trx) => keepInvoice(trx, invoice, written))
  }
  return {
    /** The invoice of a payment, for its person and staff; written once and always the same. Throws `not-found`. */
    async read(viewer: SignedIn, paymentId: string): Promise<File> {
      const invoice = await findInvoice(kysely, paymentId)
      const maySee = invoice?.personId === viewer.personId || viewer.role === 'ADMIN'
      if (invoice === undefined || !maySee) throw new ApiError('not-found')
      const bytes = await readFileBytes(store, invoice.file ?? (await write(invoice, viewer)))
      return new File([new Uint8Array(bytes)], `Счёт ${invoice.number}.pdf`, { type: 'application/pdf' })
    },
  }
}
