import { randomUUID } from 'node:crypto'
import { events } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import type { MovementKind } from '@flower-market/flower-domain'
import { publish } from '../../platform/events/publish.ts'
import { keyOf, lockAccounts, type AccountKey, type FoundAccount } from './account-holder.ts'

/** An amount added to an account, or taken from it when it is negative; minor units of the account's currency. */
export interface Posting extends AccountKey {
  readonly amount: bigint
}

/** A movement to post: its postings sum to zero in each currency. */
export interface NewMovement {
  readonly kind: MovementKind
  readonly postings: readonly Posting[]
  /** Who causes it; null is the system itself. */
  readonly createdBy: string | null
  /** @default now */
  readonly at?: Date
  /** The movement that a correction puts right. */
  readonly corrects?: string
}

/** Why no money has moved. */
export type RefusedMovement = 'not-enough-funds' | 'account-frozen'

/** The movement's id, or why nothing has moved. */
export type MovementResult =
  | { readonly ok: true; readonly movementId: string }
  | { readonly ok: false; readonly reason: RefusedMovement }

/**
 * Moves money within the caller's transaction, in any number of postings and currencies. People's accounts are locked and
 * must hold what is taken from them; the database keeps balances and postings in step and refuses at commit what does not
 * sum to zero. The people whose accounts change hear it.
 */
export async function postMovement(trx: Trx, movement: NewMovement): Promise<MovementResult> {
  const accounts = await lockAccounts(trx, movement.postings)
  const reason = refusalOf(movement.postings, accounts)
  if (reason !== null) return { ok: false, reason }
  const movementId = await insertMovement(trx, movement)
  await insertPostings(trx, movementId, movement.postings, accounts)
  return { ok: true, movementId }
}

/** Why postings cannot be made on locked accounts; null when they can. `freed` is what a used reservation gives back. */
export function refusalOf(
  postings: readonly Posting[],
  accounts: ReadonlyMap<string, FoundAccount>,
  freed: { readonly key: string; readonly amount: bigint } | null = null,
): RefusedMovement | null {
  const sums = new Map<string, bigint>()
  for (const posting of postings) {
    const key = keyOf(posting)
    sums.set(key, (sums.get(key) ?? 0n) + posting.amount)
  }
  let reason: RefusedMovement | null = null
  for (const [key, sum] of sums) {
    const account = accounts.get(key)
    if (account === undefined && sum >= 0n) throw new Error(`There is no account ${key}.`)
    if (account?.isFrozen === true) return 'account-frozen'
    const more = freed?.key === key ? freed.amount : 0n
    const isShort =
      account === undefined || (account.available !== null && account.available + more + sum < 0n)
    if (sum < 0n && isShort) reason = 'not-enough-funds'
  }
  return reason
}

/** Writes a movement without its postings; answers its id. */
export async function insertMovement(trx: Trx, movement: NewMovement): Promise<string> {
  const { kind, createdBy, at = new Date(), corrects = null } = movement
  const id = randomUUID()
  await trx.insertInto('movements').values({ id, kind, at, created_by: createdBy, corrects }).execute()
  return id
}

/** Writes the postings of a movement and tells the people whose accounts they change. */
export async function insertPostings(
  trx: Trx,
  movementId: string,
  postings: readonly Posting[],
  accounts: ReadonlyMap<string, FoundAccount>,
): Promise<void> {
  const rows = postings.map((posting) => ({
    movement_id: movementId,
    account_id: (accounts.get(keyOf(posting)) as FoundAccount).id,
    amount: posting.amount,
  }))
  // Credits first: no account goes below zero on the way.
  await trx
    .insertInto('postings')
    .values(rows.toSorted((a, b) => (a.amount > b.amount ? -1 : 1)))
    .execute()
  const changed = new Map(postings.map((posting) => [keyOf(posting), posting]))
  for (const { account, currency } of changed.values()) {
    if ('person' in account) await publish(trx, events['balance-changed'], account, { currency })
  }
}
