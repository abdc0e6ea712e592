import { events, topUpLimits, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import type { TopUpMethod } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { topUpMethodsOn } from '../../platform/settings/top-up-setting.ts'
import {
  changePayment,
  confirmPayment,
  openPayment,
  payFromBalance,
  rejectPayment,
  submitPayment,
} from './payments.ts'
import { lockPayment, type LockedPayment } from './payments.repository.ts'
import {
  findTransaction,
  listTransactions,
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

type NewTopUp = z.output<Contract['transactionCreate']['body']>
type Change = z.output<Contract['transactionChange']['body']>

/** Makes the service of top-ups and payments as people see them. */
export function transactionsService({
  database,
  events: { transaction: inTransaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  const { kysely } = database

  return {
    /** A page of a person's transactions. */
    list: (personId: string, query: z.output<Contract['transactionList']['query']>) =>
      listTransactions(kysely, personId, query),

    /** The ways to top up that are switched on. */
    async ways(): Promise<CallOutput<'topUpWays'>> {
      const methods = await topUpMethodsOn(kysely)
      return methods.map((method) => Object.assign({ method }, topUpLimits[method]))
    },

    /** One transaction of a person. Throws `not-found`, also for another's. */
    async get(personId: string, id: string): Promise<TransactionDetails> {
      const found = await findTransaction(kysely, id)
      if (found?.personId !== personId) throw new ApiError('not-found')
      return withInstructions(found.transaction)
    },

    /** Begins a top-up, once per key. A bank QR waits for its proof; cash and an invoice wait for their money at once. */
    async create({ personId, key, body }: KeyedCall<NewTopUp>): Promise<TransactionDetails> {
      const { paymentMethod: method, amount } = body
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId, call: 'transactionCreate', key, body }, async () => {
          await requireMethodOn(trx, method)
          const payment = {
            personId,
            method,
            currency: 'RUB',
            amount: BigInt(amount),
            allocations: [],
            createdBy: personId,
            at: now(),
          } as const
          const id = await openPayment(trx, payment, method === 'QRCODE' ? 'INITIAL' : 'IN_PROCESSED')
          return withInstructions(await tellOwner(trx, id))
        }),
      )
      return answer
    },

    /** Changes the method or the amount of a person's transaction that is not settled. */
    change(personId: string, { id, paymentMethod: method, amount }: Change): Promise<TransactionDetails> {
      return inTransaction(async (trx) => {
        const payment = await requirePayment(trx, id)
        if (payment.personId !== personId) throw new ApiError('not-found')
        if (isSettled(payment)) throw new ApiError('transaction-changed')
        await requireMethodOn(trx, method)
        await changePayment(trx, id, { method, amount: BigInt(amount) })
        // What waits for no proof waits for its money.
        if (method !== 'QRCODE') await submitPayment(trx, id, null)
        return withInstructions(await tellOwner(trx, id))
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
          const paid = await payFromBalance(trx, order)
          if (paid === 0n) throw new ApiError('nothing-due')
          return { _id: body.id, paymentStatus: 'paid' as const, paid: Number(paid) }
        }),
      )
      return answer
    },

    /** Confirms, by staff, that the money of a transaction came; whether or not the person has proven it. Once per key. */
    async confirm({
      personId: by,
      key,
      body,
    }: KeyedCall<{ id: string; amount: number }>): Promise<Transaction> {
      const { answer } = await inTransaction((trx) =>
        withIdempotency(trx, { personId: by, call: 'transactionConfirm', key, body }, async () => {
          const payment = await requirePayment(trx, body.id)
          const hasChanged = payment.amount !== BigInt(body.amount)
          if (isSettled(payment) || hasChanged) throw new ApiError('transaction-changed')
          if (payment.status === 'INITIAL') await submitPayment(trx, body.id, null)
          await confirmPayment(trx, { id: body.id, by, at: now() })
          return tellOwner(trx, body.id)
        }),
      )
      return answer
    },

    /** Rejects, by staff, a transaction whose money has not come. */
    reject(by: string, { id, reason }: { id: string; reason: string }): Promise<Transaction> {
      return inTransaction(async (trx) => {
        if (isSettled(await requirePayment(trx, id))) throw new ApiError('transaction-changed')
        await rejectPayment(trx, { id, by, at: now(), reason })
        return tellOwner(trx, id)
      })
    },
  }
}

async function requireMethodOn(trx: Trx, method: TopUpMethod): Promise<void> {
  const methods = await topUpMethodsOn(trx)
  if (!methods.includes(method)) throw new ApiError('payment-method-off')
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

/** Reads a transaction as it is now and tells the person about it. */
export async function tellOwner(trx: Trx, id: string): Promise<Transaction> {
  const found = await findTransaction(trx, id)
  if (found === undefined) throw new ApiError('not-found')
  const { personId: person, transaction } = found
  const { _id, number, kind, status } = transaction
  await publish(trx, events['transaction-changed'], { person }, { _id, number, kind, status })
  return transaction
}
