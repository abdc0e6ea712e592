import { randomUUID } from 'node:crypto'
import { events } from '@flower-market/api-client/contract'
import type { Currency, ReservationStatus } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { keyOf, lockAccounts, type AccountKey } from './account-holder.ts'
import {
  insertMovement,
  insertPostings,
  refusalOf,
  type MovementResult,
  type NewMovement,
  type RefusedMovement,
} from './post-movement.ts'

/** Money of a person to hold back, in minor units. */
export interface NewReservation {
  readonly person: string
  readonly currency: Currency
  readonly amount: bigint
  /** What it is for, for staff. */
  readonly reason: string
  readonly at: Date
  /** When it ends by itself. @default never */
  readonly expiresAt?: Date
}

/** The reservation's id, or why nothing is held. */
export type ReservationResult =
  | { readonly ok: true; readonly reservationId: string }
  | { readonly ok: false; readonly reason: RefusedMovement }

/** Holds money back within the caller's transaction: it stays in the balance and cannot be spent. */
export async function reserve(trx: Trx, reservation: NewReservation): Promise<ReservationResult> {
  const { person, currency, amount, reason, at, expiresAt = null } = reservation
  const key = { account: { person }, currency }
  const account = (await lockAccounts(trx, [key])).get(keyOf(key))
  if (account?.isFrozen === true) return { ok: false, reason: 'account-frozen' }
  if (account === undefined || (account.available ?? 0n) < amount) {
    return { ok: false, reason: 'not-enough-funds' }
  }
  const id = randomUUID()
  await trx
    .insertInto('reservations')
    .values({ id, account_id: account.id, amount, reason, created_at: at, expires_at: expiresAt })
    .execute()
  await publish(trx, events['balance-changed'], { person }, { currency })
  return { ok: true, reservationId: id }
}

interface HeldReservation {
  readonly id: string
  readonly person: string
  readonly currency: Currency
  readonly amount: bigint
}

/**
 * Locks a reservation after its account and others that are needed, all at once in the order that every movement locks;
 * `held` is undefined when it has ended. Throws when there is no such reservation.
 */
async function lockHeld(trx: Trx, id: string, others: readonly AccountKey[] = []) {
  const owner = await trx
    .selectFrom('reservations')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'reservations.account_id')
    .select(['owner_id', 'currency'])
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow()
  const person = owner.owner_id as string
  const { currency } = owner
  const accounts = await lockAccounts(trx, [...others, { account: { person }, currency }])
  const row = await trx
    .selectFrom('reservations')
    .select('amount')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .executeTakeFirst()
  const held: HeldReservation | undefined = row && { id, person, currency, amount: row.amount }
  return { accounts, held }
}

async function end(
  trx: Trx,
  { id, person, currency }: HeldReservation,
  status: Exclude<ReservationStatus, 'held'>,
  { at, movementId = null }: { at: Date; movementId?: string | null },
): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({ status, ended_at: at, movement_id: movementId })
    .where('id', '=', id)
    .execute()
  await publish(trx, events['balance-changed'], { person }, { currency })
}

/** Gives held money back; false when the reservation has ended before. Throws when there is no such reservation. */
export async function release(
  trx: Trx,
  id: string,
  { at, status = 'released' }: { readonly at: Date; readonly status?: 'released' | 'expired' },
): Promise<boolean> {
  const { held } = await lockHeld(trx, id)
  if (held === undefined) return false
  await end(trx, held, status, { at })
  return true
}

/**
 * Posts a movement from held money, which ends the reservation; what the movement leaves of it is free again.
 * `reservation-ended` when it was used, released or expired before.
 */
export async function spendReservation(
  trx: Trx,
  id: string,
  movement: NewMovement & { readonly at: Date },
): Promise<MovementResult | { readonly ok: false; readonly reason: 'reservation-ended' }> {
  const { accounts, held } = await lockHeld(trx, id, movement.postings)
  if (held === undefined) return { ok: false, reason: 'reservation-ended' }
  const key = keyOf({ account: { person: held.person }, currency: held.currency })
  const reason = refusalOf(movement.postings, accounts, { key, amount: held.amount })
  if (reason !== null) return { ok: false, reason }
  const movementId = await insertMovement(trx, movement)
  await end(trx, held, 'used', { at: movement.at, movementId })
  await insertPostings(trx, movementId, movement.postings, accounts)
  return { ok: true, movementId }
}

/** Ends what should have ended by now, each reservation in a transaction of its own; answers how many. */
export async function expireReservations(
  db: Db,
  transaction: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>,
  now: Date,
): Promise<number> {
  const due = await db
    .selectFrom('reservations')
    .select('id')
    .where('status', '=', 'held')
    .where('expires_at', '<=', now)
    .execute()
  let ended = 0
  for (const { id } of due) {
    if (await transaction((trx) => release(trx, id, { at: now, status: 'expired' }))) ended += 1
  }
  return ended
}
