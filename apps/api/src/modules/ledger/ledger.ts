import { randomUUID } from 'node:crypto'
import { events } from '@flower-market/api-client/contract'
import type { Currency } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import type { MovementKind } from '../../platform/database/movement-kind.ts'
import { publish } from '../../platform/events/publish.ts'

/** The house's own accounts: what came in from outside, and what was sold. They may go below zero. */
export type SystemAccount = 'funding' | 'sales'

/** Whose account. */
export type AccountHolder = { readonly person: string } | { readonly system: SystemAccount }

/** Money from one account to another, in minor units of one currency. */
export interface Transfer {
  readonly kind: MovementKind
  readonly from: AccountHolder
  readonly to: AccountHolder
  readonly amount: bigint
  readonly currency: Currency
  /** Who causes it; null is the system itself. */
  readonly createdBy: string | null
  /** @default now */
  readonly at?: Date
  /** The movement that a correction puts right. */
  readonly corrects?: string
}

/** The movement's id, or why nothing has moved. */
export type TransferResult =
  | { readonly ok: true; readonly movementId: string }
  | { readonly ok: false; readonly reason: 'not-enough-funds' }

interface LockedAccount {
  readonly id: bigint
  readonly available: bigint
}

/**
 * Moves money within the caller's transaction: both accounts are locked in the order of their ids, a person's account
 * must hold the amount, and the database keeps balance and postings in step. The people whose accounts change hear it.
 */
export async function transfer(trx: Trx, order: Transfer): Promise<TransferResult> {
  if (order.amount <= 0n) throw new RangeError(`A transfer moves a positive amount, not ${order.amount}.`)
  const { from, to } = await lockAccounts(trx, order)
  if (from === undefined) return { ok: false, reason: 'not-enough-funds' }
  if (to === undefined) throw new Error('The receiving account does not exist.')
  if ('person' in order.from && from.available < order.amount)
    return { ok: false, reason: 'not-enough-funds' }
  const id = randomUUID()
  const { kind, createdBy, at = new Date(), corrects = null } = order
  await trx.insertInto('movements').values({ id, kind, at, created_by: createdBy, corrects }).execute()
  const postings = [
    { movement_id: id, account_id: from.id, amount: -order.amount },
    { movement_id: id, account_id: to.id, amount: order.amount },
  ]
  await trx
    .insertInto('postings')
    .values(postings.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1)))
    .execute()
  for (const holder of [order.from, order.to]) {
    if ('person' in holder)
      await publish(trx, events['balance-changed'], holder, { currency: order.currency })
  }
  return { ok: true, movementId: id }
}

async function lockAccounts(trx: Trx, { from, to, currency }: Transfer) {
  const accounts = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'owner_id', 'system_name', 'balance', 'reserved'])
    .where('currency', '=', currency)
    .where((eb) => eb.or([from, to].map((holder) => eb(columnOf(holder), '=', nameOf(holder)))))
    .orderBy('id')
    .forUpdate()
    .execute()
  const find = (holder: AccountHolder): LockedAccount | undefined => {
    const account = accounts.find((row) => row[columnOf(holder)] === nameOf(holder))
    return account && { id: account.id, available: account.balance - account.reserved }
  }
  return { from: find(from), to: find(to) }
}

function columnOf(holder: AccountHolder) {
  return 'person' in holder ? 'owner_id' : 'system_name'
}
function nameOf(holder: AccountHolder): string {
  return 'person' in holder ? holder.person : holder.system
}

/** Opens an account where there is none yet. */
export async function openAccount(trx: Trx, holder: AccountHolder, currency: Currency): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values({
      owner_id: 'person' in holder ? holder.person : null,
      system_name: 'system' in holder ? holder.system : null,
      currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
