import { randomUUID } from 'node:crypto'
import type { Ask } from './foreign-ask.ts'
import { dutchRequisites } from './test-transfers.ts'

/** How the calls about bank statements, recipients and transfers to their accounts are asked about an id. */
export const transferAsks: Readonly<Record<string, Ask>> = {
  bankStatementGet: { of: 'transaction', ask: (id) => ({ url: `/api/bank-statement/${id}` }) },
  bankStatementCredit: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/bank-statement/${id}/credit`,
      payload: { lines: [{ lineId: id, transactionId: id, seen: 'waiting' }] },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  bankStatementCreditPerson: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/bank-statement/${id}/credit-person`,
      payload: { lineId: id, personId: id, seen: 'waiting', reason: 'Плательщик позвонил' },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  bankStatementExclude: {
    of: 'transaction',
    ask: (id) => ({
      url: `/api/bank-statement/${id}/exclude`,
      payload: { lineId: id, seen: 'waiting', reason: 'Возврат займа' },
    }),
  },
  // Plantations are everybody's: another id is the nearest to a foreign one.
  plantationGet: { of: 'recipient', ask: (id) => ({ url: `/api/plantation/${id}` }) },
  recipientCreate: {
    of: 'recipient',
    ask: (id) => ({
      payload: { ...dutchRequisites, plantationId: id },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  recipientUpdate: {
    of: 'recipient',
    ask: (id) => ({ url: `/api/recipient/${id}`, payload: dutchRequisites }),
  },
  recipientReview: {
    of: 'recipient',
    ask: (id) => ({ url: `/api/recipient/${id}/review`, payload: { isApproved: true, revision: 1 } }),
  },
  transactionCancel: { of: 'bankTransfer', ask: (id) => ({ url: `/api/transaction/${id}/cancel` }) },
  transactionReviewGet: { of: 'bankTransfer', ask: (id) => ({ url: `/api/transaction/${id}/review` }) },
  transactionSend: {
    of: 'bankTransfer',
    ask: (id) => ({ url: `/api/transaction/${id}/send`, headers: { 'idempotency-key': randomUUID() } }),
  },
  transactionStatusAccept: {
    of: 'bankTransfer',
    ask: (id) => ({
      url: `/api/transaction/status-accept/${id}`,
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
}
