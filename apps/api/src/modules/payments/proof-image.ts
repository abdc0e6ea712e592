import { decodeQR } from 'qr/decode.js'
import { readPaymentProof, type PaymentProof } from '@flower-market/flower-domain'
import { openImage } from '../../platform/images/open-image.ts'

/** A longer side needs more time to search than a QR needs pixels. */
const searchedEdge = 1600

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
