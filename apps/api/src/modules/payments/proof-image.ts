import { decodeQR } from 'qr/decode.js'
import { readPaymentProof, type PaymentProof } from '@flower-market/flower-domain'
import { openImage } from '../../platform/images/open-image.ts'

/** A longer side needs more time to search than a QR needs pixels. */
const searchedEdge = 1600

/** Enough to read a receipt by eye. */
const keptEdge = 2000

/** What the QR on a picture says; null where there is none, or none of a payment. Throws `images-only`. */
export async function readProof(bytes: Uint8Array): Promise<PaymentProof | null> {
  const { data, info } = await openImage(bytes, (image) =>
    image
      .resize(searchedEdge, searchedEdge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const text = textOf({ width: info.width, height: info.height, data })
  return text === null ? null : readPaymentProof(text)
}

function textOf(image: { width: number; height: number; data: Uint8Array }): string | null {
  try {
    return decodeQR(image)
  } catch {
    // The library throws where it finds no code.
    return null
  }
}

/** The picture as it is kept: encoded anew, with nothing of the original but its pixels. Throws `images-only`. */
export function toProofImage(bytes: Uint8Array): Promise<Buffer> {
  return openImage(bytes, (image) =>
    image
      .resize(keptEdge, keptEdge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}
