import { randomInt } from 'node:crypto'
import {
  maxBegunCryptoPayments,
  maxWaitingCryptoPayments,
  type CallOutput,
  type Contract,
} from '@flower-market/api-client/contract'
import {
  amountTails,
  cryptoPaymentLifetimeMs,
  formatRate,
  quoteUsdt,
  type UsdtQuote,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CryptoPort } from '../../platform/ports/crypto/crypto-port.ts'
import { openPayment, publishTransaction, requireMethod } from '../payments/index.ts'
import { cancelCryptoPayment } from './cancel-payment.ts'
import {
  findCryptoPayment,
  takenAmounts,
  waitingAndCanceled,
  type CryptoPayment,
} from './crypto-payments.repository.ts'
import { rateAt } from './crypto-rate.ts'

/** Who begins a top-up in USDT, under which idempotency key. */
export interface CryptoRequest {
  readonly personId: string
  readonly key: string
  readonly body: z.output<Contract['orderGarantex']['body']>
}

const minuteMs = 60_000

/** Makes the service of top-ups in USDT as people see them. */
export function cryptoPaymentsService({
  database: { kysely },
  events,
  ports,
  now,
}: Pick<Platform, 'database' | 'events' | 'ports' | 'now'>) {
  /** The network, where the operator offers it. Throws `payment-method-off`. */
  const requireOn = async (db: Db | Trx): Promise<CryptoPort> => {
    if (ports.crypto === null) throw new ApiError('payment-method-off')
    await requireMethod(db, 'CRYPTO', now())
    return ports.crypto
  }

  const require = async (db: Db | Trx, personId: string, id: string): Promise<CryptoPayment> => {
    const found = await findCryptoPayment(db, personId, id, now())
    if (found === undefined) throw new ApiError('not-found')
    return found
  }

  const begin = async (trx: Trx, { personId, body }: CryptoRequest): Promise<CryptoPayment> => {
    const { address } = await requireOn(trx)
    const at = now()
    const { rate, dollarRate, rateDate, spreadBp } = await rateAt(trx, at)
    if (formatRate(rate) !== body.rate) throw new ApiError('quote-expired')
    // One after another, so that no two choose the same amount and nobody has more than a few.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`crypto ${address}`}))`.execute(trx)
    await requireRoom(trx, personId, at)
    const { units, credited } = await freeAmount(trx, address, { kopecks: body.amount, rate, now: at })
    const payment = {
      personId,
      method: 'CRYPTO',
      currency: 'RUB',
      amount: BigInt(credited.minor),
      allocations: [],
      createdBy: personId,
      at,
    } as const
    const id = await openPayment(trx, payment, 'IN_PROCESSED')
    const expiresAt = new Date(at.getTime() + cryptoPaymentLifetimeMs)
    const locked = { rate, dollar_rate: dollarRate, rate_date: rateDate, spread_bp: spreadBp }
    await trx
      .insertInto('crypto_payments')
      .values({ payment_id: id, address, units, ...locked, expires_at: expiresAt })
      .execute()
    await publishTransaction(trx, id)
    return require(trx, personId, id)
  }

  return {
    /** The rate at which a top-up would be credited now. */
    async rate(): Promise<CallOutput<'cryptoRate'>> {
      await requireOn(kysely)
      const { rate, dollarRate, ...rest } = await rateAt(kysely, now())
      return {
        ...rest,
        rate: formatRate(rate),
        dollarRate: formatRate(dollarRate),
        lifetimeMinutes: cryptoPaymentLifetimeMs / minuteMs,
      }
    },

    /** Begins a top-up, once per key, at the rate that the person has agreed to. */
    async begin(request: CryptoRequest): Promise<CryptoPayment> {
      const { personId, key, body } = request
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'orderGarantex', key, body }, () => begin(trx, request)),
      )
      return answer
    },

    /** One top-up of a person. Throws `not-found`, also for another's. */
    get: (personId: string, id: string): Promise<CryptoPayment> => require(kysely, personId, id),

    /** A person cancels their own top-up that nothing was sent for. Throws `not-found` and `transaction-changed`. */
    cancel: (personId: string, id: string): Promise<CryptoPayment> =>
      events.transaction(async (trx) => {
        if (await cancelCryptoPayment(trx, { id, by: personId, at: now() })) await publishTransaction(trx, id)
        return require(trx, personId, id)
      }),
  }
}

/** Throws `retry-later` for a person who has as many waiting, or with canceled ones, as anybody may: each takes an amount. */
async function requireRoom(trx: Trx, personId: string, at: Date): Promise<void> {
  const begun = await waitingAndCanceled(trx, personId, at)
  const waiting = begun.filter(({ isWaiting }) => isWaiting)
  const [first] = waiting.length < maxWaitingCryptoPayments ? begun : waiting
  if (first === undefined) return
  if (waiting.length < maxWaitingCryptoPayments && begun.length < maxBegunCryptoPayments) return
  const retryAfterMs = first.expiresAt.getTime() - at.getTime()
  throw new ApiError('retry-later', { retryAt: first.expiresAt.toISOString() }, { retryAfterMs })
}

/** An amount for a sum that is asked for in no other payment. Throws `unavailable` when there is none left. */
async function freeAmount(
  trx: Trx,
  address: string,
  { kopecks, rate, now }: { readonly kopecks: number; readonly rate: bigint; readonly now: Date },
): Promise<UsdtQuote> {
  const quotes = Array.from({ length: amountTails - 1 }, (_, place) => quoteUsdt(kopecks, rate, place + 1))
  const all = quotes.map(({ units }) => units).toSorted((a, b) => (a < b ? -1 : 1))
  const range = { from: all[0] ?? 0n, below: (all.at(-1) ?? 0n) + 1n, now }
  const taken = await takenAmounts(trx, address, range)
  const free = quotes.filter(({ units }) => !taken.has(units))
  // At random: neighbors in time are no neighbors in amount.
  const chosen = free.length === 0 ? undefined : free[randomInt(free.length)]
  if (chosen === undefined) throw new ApiError('unavailable')
  return chosen
}
