import {
  fiscalReceiptKey,
  isConfirmedByStaff,
  isPdf,
  isProvenByPdf,
  paymentProofKey,
  readPaymentProof,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { contract } from '../contract/contract.ts'
import { textOnPicture } from '../fixtures/proof-pictures.fixtures.ts'
import { imageTypeOf } from '../image-type.ts'
import type { MarketState } from './market-state.ts'
import { MockError, refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'
import { detailsOf } from './transaction.handlers.ts'
import { changeTransaction } from './transactions.ts'

/** Whether a receipt proves another transaction that was not rejected. */
function isUsed(state: MarketState, key: string | null, id = ''): boolean {
  return state.transactions.some(
    ({ _id, status }) =>
      _id !== id && status !== 'REJECTED' && key !== null && state.receipts.get(_id) === key,
  )
}

async function bytesOf(body: Blob | Uint8Array): Promise<Uint8Array> {
  return body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
}

function readPicture(bytes: Uint8Array) {
  if (bytes.length > contract.proofAttach.bodyLimitBytes) return refuse('payload-too-large')
  const type = imageTypeOf(bytes)
  if (type === null) return refuse('images-only')
  const text = textOnPicture(bytes)
  return { type, bytes, proof: text === null ? null : readPaymentProof(text) }
}

const pdfType = 'application/pdf'

/** A picture, or the PDF of a payment order. */
function readProofFile(bytes: Uint8Array) {
  if (bytes.length > contract.proofAttach.bodyLimitBytes) return refuse('payload-too-large')
  return isPdf(bytes) ? { type: pdfType, bytes, proof: null } : readPicture(bytes)
}

/** A picture as an address that shows it. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`
}

/** What proves payments in the mock market. */
export function proofHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'proofCheck', async (_person, { body }) => {
      const picture = readPicture(await bytesOf(body))
      if (picture instanceof MockError) return picture
      if (picture.proof === null) return refuse('qr-not-recognized')
      return isUsed(state, paymentProofKey(picture.proof)) ? refuse('receipt-used') : picture.proof
    }),
    mockSignedIn(state, 'proofAttach', async (person, { query: { id }, body }) => {
      const sent = readProofFile(await bytesOf(body))
      if (sent instanceof MockError) return sent
      const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      if (!found) return refuse('not-found')
      if (found.settledAt !== null) return refuse('transaction-changed')
      if (sent.type === pdfType && !isProvenByPdf(found.method)) return refuse('images-only')
      const key = paymentProofKey(sent.proof)
      if (isUsed(state, key, id)) return refuse('receipt-used')
      const proof = dataUrl(sent.type, sent.bytes)
      if (key === null) return changeTransaction(state, found, { status: 'IN_PROCESSED', proof })
      state.receipts = new Map(state.receipts).set(id, key)
      return changeTransaction(state, found, { status: 'IN_PROCESSED', proof, enteredReceipt: null })
    }),
    mockSignedIn(state, 'receiptEnter', (person, { params: { id }, body }) => {
      const found = state.transactions.find(({ _id, ownerId }) => _id === id && ownerId === person._id)
      if (!found) return refuse('not-found')
      if (found.settledAt !== null || !isConfirmedByStaff(found.method)) {
        return refuse('transaction-changed')
      }
      const key = fiscalReceiptKey(body)
      if (isUsed(state, key, id)) return refuse('receipt-used')
      state.receipts = new Map(state.receipts).set(id, key)
      return detailsOf(
        state,
        changeTransaction(state, found, { status: 'IN_PROCESSED', enteredReceipt: body }),
      )
    }),
  ]
}
