import { randomUUID } from 'node:crypto'
import type { Role } from '@flower-market/flower-domain'
import { addressOfOther, buyerAsks } from './buyer-asks.ts'
import type { Ask } from './foreign-ask.ts'
import { listAsks } from './foreign-list-asks.ts'
import { programAsks } from './program-asks.ts'
import { aboutPeople, staffPeopleAsks } from './staff-people-asks.ts'
import { stockAsks } from './stock-asks.ts'
import { freshPhone } from './test-profiles.ts'
import { transferAsks } from './transfer-asks.ts'

/** A white point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)
const percentages = { priceBp: 1, deliveryToWarehouseBp: 1, deliveryToRegionBp: 1, deliveryToCityBp: 1 }

/** How each call is asked about an id; all else in the input is right, so that only the id can be refused. */
export const asks: Readonly<Record<string, Ask>> = {
  userGet: { of: 'person', ask: (id) => ({ query: { _id: id } }) },
  accountExchange: {
    of: 'quote',
    ask: (id) => ({ payload: { quoteId: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  balanceHistory: { of: 'account', ask: (id) => ({ query: { accountId: id } }) },
  accountStatement: {
    of: 'account',
    ask: (id) => ({ query: { accountId: id, format: 'csv', locale: 'ru' } }),
  },
  balanceChart: { of: 'account', ask: (id) => ({ query: { accountId: id } }) },
  transactionList: { of: 'account', ask: (id) => ({ query: { accountId: id } }) },
  operationsHistory: { of: 'account', ask: (id) => ({ query: { accountId: id } }) },
  balanceEntry: { of: 'entry', ask: (id) => ({ url: `/api/account/history/${id}` }) },
  accountListOf: { of: 'person', ask: (id) => ({ url: `/api/account/list/${id}` }) },
  userById: { of: 'person', ask: (id) => ({ url: `/api/user/${id}` }) },
  exampleLot: { of: 'person', ask: (id) => ({ url: `/api/user/${id}/example-lot` }) },
  userAddReferral: { of: 'person', ask: (id) => ({ payload: { _id: id, margin: percentages } }) },
  userVerificationReview: { of: 'person', ask: (id) => ({ payload: { _id: id, isApproved: true } }) },
  confirmPhone: { of: 'person', ask: (id) => ({ payload: { _id: id, phone: freshPhone() } }) },
  sendPin: { of: 'person', ask: (id) => ({ payload: { _id: id, pinCode: '0000' } }) },
  ...staffPeopleAsks,
  ...buyerAsks,
  addressCreate: addressOfOther,
  checkCart: { of: 'person', ask: (id) => ({ query: { userId: id }, payload: {} }) },
  cartDays: {
    of: 'person',
    ask: (id) => ({ query: { userId: id }, payload: { availability: 'inStock', lines: [] } }),
  },
  purchaseCreate: {
    of: 'person',
    ask: (id, order) => ({ payload: { ...order, user: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  purchaseHold: {
    of: 'person',
    ask: (id, { purchase }) => ({ payload: { purchase, user: id } }),
  },
  plantationPurchaseCreate: {
    of: 'person',
    ask: (id, order) => ({ payload: { ...order, user: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  purchaseCancel: { of: 'purchase', ask: (id) => ({ payload: { _id: id, reason: 'Ошибка' } }) },
  orderStatus: {
    of: 'purchase',
    ask: (id) => ({
      payload: { _id: id, status: 'canceled', reason: 'Ошибка' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  orderMyself: {
    of: 'person',
    ask: (id) => ({
      payload: {
        user: id,
        plantation: 'alto-zafiro',
        date: '2026-11-26',
        positions: [
          { type: 'roses', variety: 'Explorer', lengthCm: 60, price: 9000, quantity: 100, boxes: 1 },
        ],
        methodDelivery: 'pickup',
        paymentMethod: 'BALANCE',
      },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  plantationOrderCreate: {
    of: 'person',
    ask: (id, order) => ({ payload: { ...order, user: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  plantationOrderCreateAll: {
    of: 'request',
    ask: (id) => ({ query: { _id: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  plantationOrderCancelAll: {
    of: 'request',
    ask: (id) => ({ query: { _id: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  requestAccept: {
    of: 'request',
    ask: (id) => ({ payload: { _id: id, positions: [1] }, headers: { 'idempotency-key': randomUUID() } }),
  },
  requestGet: { of: 'request', ask: (id) => ({ url: `/api/plantationorder/request/${id}` }) },
  receivedRequest: { of: 'request', ask: (id) => ({ url: `/api/plantationorder/received/${id}` }) },
  requestAnswer: {
    of: 'request',
    ask: (id) => ({ payload: { _id: id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  shipmentDocument: {
    of: 'shipment',
    ask: (id) => ({ url: `/api/shipment/${id}/document`, query: { kind: 'packing-list', locale: 'ru' } }),
  },
  claimCreate: {
    of: 'purchase',
    ask: (id) => ({
      payload: {
        orderId: id,
        code: 'lot',
        reason: 'broken',
        bunches: [{ box: 1, bunch: 1, quantity: 1 }],
      },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  claimPhotoAdd: {
    of: 'claim',
    ask: (id) => ({
      query: { claimId: id, key: 'a-key' },
      payload: picture,
      headers: { 'content-type': 'image/png' },
    }),
  },
  claimWithdraw: { of: 'claim', ask: (id) => ({ payload: { _id: id } }) },
  claimDecide: {
    of: 'claim',
    ask: (id) => ({
      payload: { _id: id, accepted: 0, reason: 'Не видно' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  ...listAsks,
  transactionCreate: {
    of: 'quote',
    ask: (id) => ({
      payload: { kind: 'transfer', quoteId: id },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  transactionGet: { of: 'transaction', ask: (id) => ({ url: `/api/transaction/${id}` }) },
  transactionChange: {
    of: 'transaction',
    ask: (id) => ({ payload: { id, paymentMethod: 'CASH', amount: 20_000 } }),
  },
  proofAttach: {
    of: 'transaction',
    ask: (id) => ({ query: { id }, payload: picture, headers: { 'content-type': 'image/png' } }),
  },
  receiptEnter: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/transaction/${id}/receipt`,
      payload: {
        sum: 20_000,
        localTime: '2026-11-22T10:30:00',
        fiscalDrive: '9999078900004792',
        document: '7',
        fiscalSign: '7',
      },
    }),
  },
  cardPurchase: { of: 'purchase', ask: (id) => ({ payload: { id, locale: 'ru' } }) },
  balancePurchase: {
    of: 'purchase',
    ask: (id) => ({ payload: { id }, headers: { 'idempotency-key': randomUUID() } }),
  },
  orderPayment: {
    of: 'purchase',
    ask: (id) => ({
      payload: { id, paymentMethod: 'CHECK' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  ordersPayment: {
    of: 'purchase',
    ask: (id) => ({
      payload: { ids: [id], paymentMethod: 'CHECK' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  transactionConfirm: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/transaction/${id}/confirm`,
      payload: { amount: 10_000 },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  sandboxTransfer: { of: 'crypto', ask: (id) => ({ payload: { id, kind: 'exact' } }) },
  cryptoTransferGet: { of: 'transfer', ask: (id) => ({ url: `/api/crypto/transfer/${id}` }) },
  cryptoTransferSettle: {
    of: 'transfer',
    ask: (id) => ({
      url: `/api/crypto/transfer/${id}/settle`,
      payload: { decision: 'return', reason: 'Ошибка' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  transactionRefunds: { of: 'transaction', ask: (id) => ({ url: `/api/transaction/${id}/refunds` }) },
  transactionReject: {
    of: 'transaction',
    ask: (id) => ({ url: `/api/transaction/${id}/reject`, payload: { reason: 'Нет денег' } }),
  },
  ...stockAsks,
  transactionRefund: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/transaction/${id}/refund`,
      payload: { amount: 100, seenLeft: 100, reason: 'Заказ отменён' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  // Statements are no person's: another id is the nearest to a foreign one.
  ...transferAsks,
  ...programAsks,
}

/** What staff are asked about anybody. */
export const aboutOthers = new Set([
  'accountListOf',
  'claimDecide',
  'exampleLot',
  'orderStatus',
  'purchaseCancel',
  'staffOrder',
  'userById',
  'userAddReferral',
  'userVerificationReview',
  'recipientReview',
])

/** What staff read of anybody's transaction, and decide about it. */
export const aboutTransactions = new Set([
  'invoiceGet',
  'shipmentDocument',
  'orderDocuments',
  'transactionConfirm',
  'transactionReject',
  'transactionRefund',
  'transactionRefunds',
  'transactionReviewGet',
  'transactionSend',
  'cryptoTransferGet',
  'cryptoTransferSettle',
])

/** Calls that staff make for anybody who buys. */
const placing = ['checkCart', 'cartDays', 'purchaseHold', 'purchaseCreate', 'plantationPurchaseCreate']
export const aboutBuyers: ReadonlySet<string> = new Set([...Object.keys(buyerAsks), ...placing])

/** Nobody is foreign to staff. */
export function seesEverybody(role: Role, name: string): boolean {
  const sets = [aboutOthers, aboutTransactions, aboutBuyers, aboutPeople]
  return role === 'ADMIN' && sets.some((names) => names.has(name))
}
