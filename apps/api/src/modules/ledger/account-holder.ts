import type { Currency } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import type { SystemAccount } from '../../platform/database/system-account.ts'

/** Whose account. */
export type AccountHolder = { readonly person: string } | { readonly system: SystemAccount }

/** A holder's account in a currency. */
export interface AccountKey {
  readonly account: AccountHolder
  readonly currency: Currency
}

/** An account that a movement may change. */
export interface FoundAccount {
  readonly id: bigint
  /** What can be spent; null for the operator's own accounts, which have no limit. */
  readonly available: bigint | null
  readonly isFrozen: boolean
}

/** One text for one account. */
export function keyOf({ account, currency }: AccountKey): string {
  return 'person' in account ? `person:${account.person}:${currency}` : `system:${account.system}:${currency}`
}

/**
 * Finds accounts and locks those of people, in the order of their ids, so that two movements never wait for each other.
 * The operator's own are not locked: all buyers would queue for them.
 */
export async function lockAccounts(
  trx: Trx,
  keys: readonly AccountKey[],
): Promise<Map<string, FoundAccount>> {
  const found = new Map<string, FoundAccount>()
  const people = keys.flatMap(({ account, currency }) =>
    'person' in account ? [{ owner_id: account.person, currency }] : [],
  )
  const systems = keys.flatMap(({ account, currency }) =>
    'system' in account ? [{ system_name: account.system, currency }] : [],
  )
  if (people.length > 0) {
    const rows = await trx
      .selectFrom('ledger_accounts')
      .select(['id', 'owner_id', 'currency', 'balance', 'reserved', 'frozen_at'])
      .where((eb) => eb.or(people.map((one) => eb.and(one))))
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, owner_id: person, currency, balance, reserved, frozen_at: frozenAt } of rows) {
      const account = { id, available: (balance ?? 0n) - reserved, isFrozen: frozenAt !== null }
      found.set(keyOf({ account: { person: person as string }, currency }), account)
    }
  }
  if (systems.length > 0) {
    const rows = await trx
      .selectFrom('ledger_accounts')
      .select(['id', 'system_name', 'currency'])
      .where((eb) => eb.or(systems.map((one) => eb.and(one))))
      .execute()
    for (const { id, system_name: system, currency } of rows) {
      found.set(keyOf({ account: { system: system as SystemAccount }, currency }), {
        id,
        available: null,
        isFrozen: false,
      })
    }
  }
  return found
}
