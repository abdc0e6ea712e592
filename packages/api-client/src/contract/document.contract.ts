import { orderKinds } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { id, isoDate, minor, pageOf, pageQuery } from './primitives.ts'

/** Tax documents of a person: of a shipment, its corrections, and of an advance. */
export const taxDocumentKinds = ['upd', 'correction', 'advance-invoice'] as const

/** One of them. */
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

/** A document in a list. */
const taxDocument = z.object({
  /** With its kind it names the file. */
  _id: id,
  kind: z.enum(taxDocumentKinds),
  /** As the document says it; each kind has a series of its own. */
  number: z.string(),
  date: isoDate,
  /** Kopecks, with tax; what a correction lowers is negative. */
  amount: minor,
  /** The order that it is about; null for an advance. */
  order: z.nullable(z.object({ _id: id, number: z.int(), kind: z.enum(orderKinds) })),
  /** The payment that brought the advance. */
  payment: z.nullable(z.object({ _id: id, number: z.int() })),
})

export const documentContract = {
  documentList: defineEndpoint({
    method: 'GET',
    path: '/api/document/list',
    summary: "The signed-in person's tax documents, the newest first",
    origin: 'extension',
    access: 'signed-in',
    query: pageQuery,
    response: pageOf(taxDocument),
    errors: sessionErrors,
  }),
  documentFile: defineEndpoint({
    method: 'GET',
    path: '/api/document/:id',
    summary: "The PDF of one of one's own tax documents, always the same; staff read anybody's",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    query: z.object({ kind: z.enum(taxDocumentKinds) }),
    response: file,
    responseType: 'file',
    errors: [...sessionErrors, 'not-found'],
  }),
}
