import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { id, minor, nothing } from './primitives.ts'
import { receiptFacts } from './receipt-facts.ts'
import { transaction } from './transaction.contract.ts'

const proofLimitBytes = 10 * 1024 * 1024
const avatarLimitBytes = 5 * 1024 * 1024

/** The bytes of a picture or of another file. */
const file = z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob)

export const fileContract = {
  avatarSet: defineEndpoint({
    method: 'PATCH',
    path: '/api/file/user/avatar',
    summary:
      "Set one's picture; it is cut to a square, encoded anew and freed of what a camera writes into it",
    origin: 'specification',
    access: 'signed-in',
    body: file,
    bodyType: 'image',
    bodyLimitBytes: avatarLimitBytes,
    response: z.object({ avatar: z.string() }),
    errors: [...sessionErrors, 'csrf-failed', 'images-only'],
  }),
  avatarRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/file/user/avatar',
    summary: "Remove one's picture",
    origin: 'specification',
    access: 'signed-in',
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed'],
  }),
  proofCheck: defineEndpoint({
    method: 'POST',
    path: '/api/file/transaction/check',
    summary: "Reads the QR on a picture: a bank's, or that of a receipt. Keeps nothing",
    origin: 'specification',
    access: 'signed-in',
    body: file,
    bodyType: 'image',
    bodyLimitBytes: proofLimitBytes,
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('bank-qr'), sum: z.nullable(minor), purpose: z.string() }),
      z.object({ kind: z.literal('receipt'), ...receiptFacts }),
    ]),
    errors: [...sessionErrors, 'csrf-failed', 'images-only', 'qr-not-recognized', 'receipt-used'],
  }),
  proofAttach: defineEndpoint({
    method: 'PATCH',
    path: '/api/file/transaction',
    summary:
      'Attaches the picture that proves a transaction, of an invoice also the PDF of its payment order; it then waits for staff, and another takes its place',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({ id }),
    body: file,
    bodyType: 'file',
    bodyLimitBytes: proofLimitBytes,
    response: transaction,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'images-only',
      'not-found',
      'receipt-used',
      'transaction-changed',
    ],
  }),
}
