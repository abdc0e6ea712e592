import { isPdf, type PaymentMethod, isProvenByPdf, type PaymentProof } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import { toPhoto } from '../../platform/images/photo-image.ts'
import { pictureType } from '../../platform/images/stored-pictures.ts'
import { readProof } from './proof-image.ts'

/** The type that payment orders are kept in. */
const pdfType = 'application/pdf'

/** A file that proves a payment, as it is kept, and what its QR says. */
export interface ProofFile {
  readonly contentType: string
  readonly bytes: Buffer
  readonly read: PaymentProof | null
}

/** Makes the kept file of what was sent: a picture is encoded anew, a PDF stays as it is. Throws `images-only`. */
export async function toProofFile(bytes: Uint8Array): Promise<ProofFile> {
  if (isPdf(bytes)) return { contentType: pdfType, bytes: Buffer.from(bytes), read: null }
  return { contentType: pictureType, bytes: await toPhoto(bytes), read: await readProof(bytes) }
}

/** Refuses a PDF for a payment that none proves. Throws `images-only`. */
export function requireProofOf(method: PaymentMethod, { contentType }: ProofFile): void {
  if (contentType === pdfType && !isProvenByPdf(method)) throw new ApiError('images-only')
}
