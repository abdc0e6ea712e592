import { events, topUpLimits, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { topUpMethods, type LaterPaymentMethod, type TopUpMethod } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { methodsAt, settingAt } from '../settings/index.ts'
import { followMethod } from './follow-method.ts'
import { listOwnTransactions } from './list-own-transactions.ts'
import { lockDues } from './order-dues.ts'
import { requireCashRoom } from './cash-limit.ts'
import { requirePayable } from './payable.ts'
import {
  changePayment,
  confirmPayment,
  fitAllocations,
  openPayment,
  payFromBalance,
  rejectPayment,
  submitPayment,
} from './payments.ts'
import {
  beginTransfer,
  confirmTransfer,
  findTransfer,
  rejectTransfer,
  publishTransfer,
} from '../transfers/index.ts'
import { recordPaymentDecision, recordTransferDecision } from './record-decision.ts'
import { lockOpenPayments, replacePayments } from './replace-payments.ts'
import { lockPayment, type LockedPayment } from './payments.repository.ts'
import {
  findAnyTransaction,
  findTransaction,
  listOpenPayments,
  withInstructions,
  type Transaction,
  type TransactionDetails,
} from './transactions.repository.ts'

/** A call that has one effect, and who makes it under which key. */
interface KeyedCall<B> {
  readonly personId: string
  readonly key: string
  readonly body: B
}

type NewTransaction = z.output<Contract['transactionCreate']['body']>
type NewTopUp = Extract<NewTransaction, { kind: 'top-up' }>
type Rejection = { readonly id: string } & z.output<Contract['transactionReject']['body']>
type Change = z.output<Contract['transactionChange']['body']>

/** What a transaction by these methods waits for before its money. */
const submittedLater: ReadonlySet<TopUpMethod> = new Set(['QRCODE', 'CARD'])

/** Makes the service of top-ups and payments as people see them. */
export function transactionsService({
  database,
  events: { transaction: inTransaction },
  ports,
  now,
}: Pick<Platform, 'database' | 'events' | 'ports' | 'now'>) {
  const { kysely } = database

  /** A bank QR waits for its proof; cash and an invoice wait for their money at once. */
  const beginTopUp = async (trx: Trx, personId: string, { paymentMethod: method, amount }: NewTopUp) => {
    const incoming = { personId, method, amount: BigInt(amount), allocations: [], at: now() }
    await requirePayable(trx, { ...incoming, except: [] })
    const payment = { ...incoming, currency: 'RUB', createdBy: personId } as const
    const id = await openPayment(trx, payment, submittedLater.has(method) ? 'INITIAL' : 'IN_PROCESSED')
    return withInstructions(trx, await publishTransaction(trx, id))
  }

  return {
    /** A page of a person's transactions. Throws `not-found` for an account that is not the person's. */
    list: (personId: string, query: z.output<Contract['transactionList']['query']>) =>
      listOwnTransactions(database, personId, query),

    /** Payments whose money staff have not confirmed. */
    open: (query: z.output<Contract['openPayments']['query']>) => listOpenPayments(kysely, query),

    /** The ways to top up that are switched on, with their limits. */
    async ways(): Promise<CallOutput<'topUpWays'>> {
      const at = now()
      const on = await methodsAt(kysely, at)
      const cashLimit = await settingAt(kysely, 'cashLimit', at)
      const isOpen: Partial<Record<TopUpMethod, boolean>> = {
        CARD: ports.cards.isMissing !== true,
        // USDT needs an address beside the decision to take it.
        CRYPTO: ports.crypto !== null,
      }
      return topUpMethods
        .filter((method) => on.includes(method) && isOpen[method] !== false)
        .map((method) => {
          const { min, max } = topUpLimits[method]
          return { method, min, max: method === 'CASH' ? cashLimit : max }
        })
    },

    /** One transaction of a person. Throws `not-found`, also for another's. */
    async get(personId: string, id: string): Promise<TransactionDetails> {
      const found = await findAnyTransaction(kysely, id)
      if (found?.personId !== personId) throw new ApiError('not-found')
      return withInstructions(kysely, found.transaction)
    },

    /** Begins a top-up or a transfer, once per key. */
    async create({ personId, key, body }: KeyedCall<NewTransaction>): Promise<TransactionDetails> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId, call: 'transactionCreate', key, body }, async () => {
          if (body.kind === 'top-up') return beginTopUp(trx, personId, body)
          return withInstructions(trx, await beginTransfer(trx, { personId, ...body, at: now() }))
        }),
      )
      return answer
    },

    /** Changes the method or the amount of a person's transaction that is not settled. */
    change(personId: string, { id, paymentMethod: method, amount }: Change): Promise<TransactionDetails> {
      return inTransaction(async (trx) => {
        const payment = await requirePayment(trx, id)
        if (payment.personId !== personId) throw new ApiError('not-found')
        if (isSettled(payment) || awaitsTransfer(payment)) throw new ApiError('transaction-changed')
        const changes = { method, amount: BigInt(amount), at: now() }
        const allocations = fitAllocations(payment.allocations, changes.amount)
        await requirePayable(trx, { personId, ...changes, allocations, except: [id] })
        await changePayment(trx, id, changes)
        // What waits for no proof waits for its money.
        if (method !== 'QRCODE') await submitPayment(trx, id, null)
        const purchaseIds = payment.allocations.map(({ purchaseId }) => purchaseId)
        await followMethod(trx, purchaseIds, method)
        return withInstructions(trx, await publishTransaction(trx, id))
      })
    },

    /** Pays what is due for a person's order from their balance, once per key. */
    async payOrder({
      personId,
      key,
      body,
    }: KeyedCall<{ id: string }>): Promise<CallOutput<'balancePurchase'>> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId, call: 'balancePurchase', key, body }, async () => {
          if (!(await ownsOrder(trx, personId, body.id))) throw new ApiError('not-found')
          const order = { personId, purchaseIds: [body.id], by: personId, at: now() }
          const open = await lockOpenPayments(trx, order.purchaseIds)
          const paid = await payFromBalance(trx, order)
          if (paid === 0n) throw new ApiError('nothing-due')
          await replacePayments(trx, open, order)
          return { _id: body.id, paymentStatus: 'paid' as const, paid: Number(paid) }
        }),
      )
      return answer
    },

    /** Begins one payment of what is due for a person's orders, once per key; it takes the place of their open ones. */
    async payOrdersLater(
      call: 'orderPayment' | 'ordersPayment',
      { personId, key, body }: KeyedCall<{ ids: readonly string[]; paymentMethod: LaterPaymentMethod }>,
    ): Promise<TransactionDetails> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId, call, key, body }, async () => {
          const purchaseIds = [...new Set(body.ids)]
          for (const id of purchaseIds) {
            if (!(await ownsOrder(trx, personId, id))) throw new ApiError('not-found')
          }
          const { paymentMethod: method } = body
          const at = now()
          const open = await lockOpenPayments(trx, purchaseIds)
          const dues = await lockDues(trx, purchaseIds)
          const allocations = purchaseIds.map((purchaseId) => {
            const amount = dues.get(purchaseId)?.due ?? 0n
            if (amount <= 0n) throw new ApiError('nothing-due')
            return { purchaseId, amount }
          })
          const amount = allocations.reduce((sum, allocation) => sum + allocation.amount, 0n)
          await requirePayable(trx, { personId, method, amount, allocations, at, except: open })
          await replacePayments(trx, open, { purchaseIds, by: personId, at })
          const payment = {
            personId,
            method,
            currency: 'RUB',
            amount,
            allocations,
            createdBy: personId,
            at,
          } as const
          const id = await openPayment(trx, payment, method === 'QRCODE' ? 'INITIAL' : 'IN_PROCESSED')
          await followMethod(trx, purchaseIds, method)
          return withInstructions(trx, await publishTransaction(trx, id))
        }),
      )
      return answer
    },

    /** Confirms, by staff, that money came in, whether or not the person has proven it, or that a transfer arrived. Once per key. */
    async confirm({
      personId: by,
      key,
      body,
    }: KeyedCall<{ id: string; amount: number }>): Promise<Transaction> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'transactionConfirm', key, body }, async () => {
          if ((await findTransfer(trx, body.id)) !== undefined) {
            const at = now()
            const transfer = await confirmTransfer(trx, { id: body.id, by, at }, ({ total }) => {
              if (total !== BigInt(body.amount)) throw new ApiError('transaction-changed')
            })
            await recordTransferDecision(trx, transfer, { by, at, to: 'CONFIRMED' })
            return publishTransfer(trx, body.id)
          }
          const payment = await requirePayment(trx, body.id)
          const hasChanged = payment.amount !== BigInt(body.amount)
          if (isSettled(payment) || hasChanged || awaitsTransfer(payment))
            throw new ApiError('transaction-changed')
          if (payment.method === 'CASH') {
            await requireCashRoom(trx, { ...payment, at: now(), except: [body.id] }, 'taken')
          }
          if (payment.status === 'INITIAL') await submitPayment(trx, body.id, null)
          const at = now()
          await confirmPayment(trx, { id: body.id, by, at })
          await recordPaymentDecision(trx, payment, { by, at, to: 'CONFIRMED' })
          return publishTransaction(trx, body.id)
        }),
      )
      return answer
    },

    /** Rejects, by staff, a transaction whose money has not come, or a transfer that was not sent or was returned. */
    reject(by: string, { id, reason, seenStatus }: Rejection): Promise<Transaction> {
      return inTransaction(async (trx) => {
        const at = now()
        if ((await findTransfer(trx, id)) !== undefined) {
          const transfer = await rejectTransfer(trx, { id, by, at, reason, seenStatus })
          await recordTransferDecision(trx, transfer, { by, at, to: 'REJECTED', reason })
          return publishTransfer(trx, id)
        }
        const payment = await requirePayment(trx, id)
        if (isSettled(payment) || payment.status !== (seenStatus ?? payment.status)) {
          throw new ApiError('transaction-changed')
        }
        await rejectPayment(trx, { id, by, at, reason })
        await recordPaymentDecision(trx, payment, { by, at, to: 'REJECTED', reason })
        return publishTransaction(trx, id)
      })
    },
  }
}

/** Whether the payment's money is a transfer on a network, which alone may confirm it. */
export function awaitsTransfer({ method, allocations }: LockedPayment): boolean {
  return method === 'CRYPTO' && allocations.length === 0
}

/** Whether nothing changes any more. */
export function isSettled({ status }: LockedPayment): boolean {
  return status === 'CONFIRMED' || status === 'REJECTED'
}

/** Locks a payment. Throws `not-found`. */
export async function requirePayment(trx: Trx, id: string): Promise<LockedPayment> {
  const payment = await lockPayment(trx, id)
  if (payment === undefined) throw new ApiError('not-found')
  return payment
}

async function ownsOrder(trx: Trx, personId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

/** Reads a transaction as it is now and publishes it to the person and staff. */
export async function publishTransaction(trx: Trx, id: string): Promise<Transaction> {
  const found = await findTransaction(trx, id)
  if (found === undefined) throw new ApiError('not-found')
  const { personId: person, transaction } = found
  const { _id, number, kind, status } = transaction
  await publish(trx, events['transaction-changed'], { person }, { _id, number, kind, status })
  await publishToDesk(trx, 'top-up')
  await publishToStaff(trx, 'transaction')
  return transaction
}
