import { readPaymentProof, type PaymentProof } from '@flower-market/flower-domain'

interface DetectedCode {
  readonly rawValue: string
}

/** The reader of codes that some browsers have (W3C, Accelerated Shape Detection in Images). */
type BarcodeDetector = new (options: { readonly formats: readonly string[] }) => {
  detect(picture: ImageBitmapSource): Promise<readonly DetectedCode[]>
}

/** What this browser reads in the QR of a picture; null where it has no reader, or finds no proof of a payment. */
export async function readProofHere(file: Blob): Promise<PaymentProof | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetector }
  if (Detector === undefined) return null
  try {
    const picture = await createImageBitmap(file)
    const codes = await new Detector({ formats: ['qr_code'] }).detect(picture).finally(() => picture.close())
    const proofs = codes.map(({ rawValue }) => readPaymentProof(rawValue))
    return proofs.find((proof) => proof !== null) ?? null
  } catch {
    // The reader is a service of the system and may be missing behind its name: the server reads the picture, too.
    return null
  }
}
