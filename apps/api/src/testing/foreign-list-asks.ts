import { randomUUID } from 'node:crypto'

const standingTerms = {
  weekdays: [1],
  until: '2026-12-31',
  methodDelivery: 'pickup',
  paymentMethod: 'CASH',
  addressId: null,
  maxStemPrice: null,
  maxTotal: null,
} as const
const wish = { type: 'roses', variety: 'Explorer', lengthCm: 60, quantity: 100 } as const

/** How the calls about what people keep for their orders are asked about an id. */
export const listAsks = {
  noticeRead: { of: 'notice', ask: (id: string) => ({ payload: { _id: id, isWithOlder: false } }) },
  questionAnswer: {
    of: 'question',
    ask: (id: string) => ({ url: `/api/question/${id}/answer`, payload: { text: 'Мой' } }),
  },
  standingOrderGet: { of: 'standing', ask: (id: string) => ({ url: `/api/standing-order/${id}` }) },
  standingOrderUpdate: {
    of: 'standing',
    ask: (id: string) => ({ url: `/api/standing-order/${id}`, payload: { status: 'paused' } }),
  },
  standingOrderCreate: {
    of: 'list',
    ask: (id: string) => ({
      payload: { ...standingTerms, listId: id },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  savedListCreate: {
    of: 'person',
    ask: (id: string) => ({
      payload: { name: 'Мой', wishes: [{ ...wish, plantationId: id }] },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  savedListUpdate: {
    of: 'list',
    ask: (id: string) => ({ url: `/api/saved-list/${id}`, payload: { name: 'Мой' } }),
  },
  savedListRemove: { of: 'list', ask: (id: string) => ({ url: `/api/saved-list/${id}` }) },
  addressUpdate: {
    of: 'address',
    ask: (id: string) => ({ url: `/api/address/${id}`, payload: { label: 'Мой' } }),
  },
  addressRemove: { of: 'address', ask: (id: string) => ({ url: `/api/address/${id}` }) },
  invoiceGet: { of: 'transaction', ask: (id: string) => ({ url: `/api/transaction/${id}/invoice` }) },
  cryptoPaymentGet: { of: 'crypto', ask: (id: string) => ({ url: `/api/order/garantex/${id}` }) },
  cryptoPaymentCancel: { of: 'crypto', ask: (id: string) => ({ url: `/api/order/garantex/${id}/cancel` }) },
  documentFile: {
    of: 'shipment',
    ask: (id: string) => ({ url: `/api/document/${id}`, query: { kind: 'upd' } }),
  },
  purchaseGet: { of: 'purchase', ask: (id: string) => ({ url: `/api/purchase/${id}` }) },
  staffOrder: { of: 'purchase', ask: (id: string) => ({ url: `/api/staff/orders/${id}` }) },
  orderDocuments: { of: 'purchase', ask: (id: string) => ({ query: { ids: id, locale: 'ru' } }) },
} as const
