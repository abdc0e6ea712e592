import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { invoicesService } from './invoices.service.ts'
import type { proofsService } from './proofs.service.ts'
import type { transactionsService } from './transactions.service.ts'

/** Top-ups and payments of the person who asks, and what staff decide about anybody's. */
export function transactionsRoutes(
  register: Register,
  transactions: ReturnType<typeof transactionsService>,
  proofs: ReturnType<typeof proofsService>,
  invoices: ReturnType<typeof invoicesService>,
): void {
  register(contract.transactionList, ({ person, query }) => transactions.list(person.personId, query))
  register(contract.topUpWays, () => transactions.ways())
  register(contract.transactionGet, ({ person, params }) => transactions.get(person.personId, params.id))
  register(contract.invoiceGet, ({ person, params }) => invoices.read(person, params.id))
  register(contract.transactionCreate, ({ person, body, idempotencyKey: key }) =>
    transactions.create({ personId: person.personId, key, body }),
  )
  register(contract.transactionChange, ({ person, body }) => transactions.change(person.personId, body))
  register(contract.orderPayment, ({ person, body: { id, paymentMethod }, idempotencyKey: key }) =>
    transactions.payOrdersLater('orderPayment', {
      personId: person.personId,
      key,
      body: { ids: [id], paymentMethod },
    }),
  )
  register(contract.ordersPayment, ({ person, body, idempotencyKey: key }) =>
    transactions.payOrdersLater('ordersPayment', { personId: person.personId, key, body }),
  )
  register(contract.balancePurchase, ({ person, body, idempotencyKey: key }) =>
    transactions.payOrder({ personId: person.personId, key, body }),
  )
  register(contract.openPayments, ({ query }) => transactions.open(query))
  register(contract.transactionConfirm, ({ person, params, body, idempotencyKey: key }) =>
    transactions.confirm({ personId: person.personId, key, body: { ...params, ...body } }),
  )
  register(contract.transactionReject, ({ person, params, body }) =>
    transactions.reject(person.personId, { ...params, ...body }),
  )
  register(contract.proofCheck, ({ person, body }) => proofs.check(person.personId, body as Uint8Array))
  register(contract.proofAttach, ({ person, query, body }) =>
    proofs.attach(person.personId, query.id, body as Uint8Array),
  )
  register(contract.receiptEnter, ({ person, params, body }) =>
    proofs.enterReceipt(person.personId, params.id, body),
  )
}
