import { orderKinds } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { requestSummary } from './plantation-request.ts'
import { deepPageOf, deepPageQuery } from './primitives.ts'
import { listedPurchase } from './purchase.contract.ts'

/** Lists of the signed-in person's orders: all kinds, and each kind but that of the stock on its own. */
export const orderListsContract = {
  orderList: defineEndpoint({
    method: 'GET',
    path: '/api/order/list',
    summary: "The signed-in person's orders of all kinds or of one, newest first",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(deepPageQuery, { kind: z.optional(z.enum(orderKinds)) }),
    response: deepPageOf(listedPurchase),
    errors: sessionErrors,
  }),
  plantationPurchaseList: defineEndpoint({
    method: 'GET',
    path: '/api/plantationpurchase/list',
    summary: "The signed-in person's orders to be made by plantations, newest first",
    origin: 'specification',
    access: 'signed-in',
    query: deepPageQuery,
    response: deepPageOf(listedPurchase),
    errors: sessionErrors,
  }),
  plantationOrderList: defineEndpoint({
    method: 'GET',
    path: '/api/plantationorder/list',
    summary:
      "The signed-in person's orders that were placed with plantations, newest first, with the requests on the first page that have not become orders",
    origin: 'specification',
    access: 'signed-in',
    query: deepPageQuery,
    /** Open requests stand first. */
    response: z.extend(deepPageOf(listedPurchase), { requests: z.array(requestSummary) }),
    errors: sessionErrors,
  }),
}
