import { supportedLocales } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { maxArchivedOrders } from './limits.ts'
import { id } from './primitives.ts'

/** The documents of a shipment: the universal transfer document on paper and for electronic exchange, and what is in the boxes. */
export const shipmentDocuments = ['upd', 'upd-xml', 'packing-list'] as const

/** One of them. */
export type ShipmentDocument = (typeof shipmentDocuments)[number]

/** Ids of orders, separated by commas. */
const archivedIds = z.string().check(
  z.minLength(1),
  z.maxLength(65 * maxArchivedOrders - 1),
  z.refine((ids) => ids.split(',').length <= maxArchivedOrders),
)

export const shipmentContract = {
  shipmentDocument: defineEndpoint({
    method: 'GET',
    path: '/api/shipment/:id/document',
    summary: "A document of a shipment of one's own order, always the same; staff read anybody's",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    query: z.object({ kind: z.enum(shipmentDocuments), locale: z.enum(supportedLocales) }),
    response: file,
    responseType: 'file',
    errors: [...sessionErrors, 'not-found'],
  }),
  orderDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/order/documents',
    summary:
      "All documents of one's own orders, for staff of anybody's, or those of a kind, as one ZIP; refused while one of them is not made",
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      ids: archivedIds,
      /** These alone; absent, all. */
      kind: z.optional(z.enum(shipmentDocuments)),
      locale: z.enum(supportedLocales),
    }),
    response: file,
    responseType: 'file',
    errors: [...sessionErrors, 'not-found', 'documents-not-ready'],
  }),
}
