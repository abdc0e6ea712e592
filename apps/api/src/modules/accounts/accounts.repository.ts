import type { CallOutput } from '@flower-market/api-client/contract'
import { walletOfCurrency, type Currency } from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Database, Trx } from '../../platform/database/database.ts'

type Account = CallOutput<'accountList'>[number]

interface AccountRow {
  id: bigint
  currency: Currency
  available: bigint
  reserved: bigint
  name: string | null
  isDefault: boolean
  provenAt: Date | null
}

const ofPerson = {
  name: 'accounts-of-person',
  // An account that nothing was posted to before the proof was not proven by it.
  text: `SELECT id, currency, balance - reserved AS available, reserved, name, is_default AS "isDefault",
      CASE WHEN frozen_at IS NULL THEN (SELECT proven_at FROM ledger_proofs WHERE is_last AND EXISTS (
        SELECT FROM postings JOIN movements ON movements.id = movement_id
        WHERE account_id = ledger_accounts.id AND ordinal = 1 AND movements.at <= proven_at)) END AS "provenAt"
    FROM ledger_accounts WHERE owner_id = $1 ORDER BY id`,
}

/** A person's balances, less what is reserved, in the order that they were opened. */
export async function listAccounts(database: Database, personId: string): Promise<Account[]> {
  const rows = await database.query<AccountRow>(ofPerson, [personId])
  return rows.map(({ id, currency, available, reserved, name, isDefault, provenAt }) => ({
    _id: String(id),
    amount: toMinor(available),
    reserved: toMinor(reserved),
    type: walletOfCurrency(currency),
    name: name ?? '',
    isDefault,
    provenAt: provenAt?.toISOString() ?? null,
  }))
}

const known = { name: 'person-known', text: 'SELECT 1 FROM people WHERE id = $1' }

/** Whether there is such a person. */
export async function isPerson(database: Database, personId: string): Promise<boolean> {
  return (await database.query(known, [personId])).length > 0
}

/** Names a person's account; an empty name takes its name away. */
export async function nameAccount(
  trx: Trx,
  personId: string,
  currency: Currency,
  name: string,
): Promise<void> {
  await trx
    .updateTable('ledger_accounts')
    .set({ name: name === '' ? null : name })
    .where('owner_id', '=', personId)
    .where('currency', '=', currency)
    .execute()
}

/** Makes an account the default one, instead of another, or not any more. */
export async function setDefault(
  trx: Trx,
  personId: string,
  { currency, isDefault }: { currency: Currency; isDefault: boolean },
): Promise<void> {
  // All of them, in the order that movements lock in: two choices at once wait for each other.
  await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const own = trx.updateTable('ledger_accounts').where('owner_id', '=', personId)
  if (isDefault) await own.set({ is_default: false }).where('is_default', '=', true).execute()
  await own.set({ is_default: isDefault }).where('currency', '=', currency).execute()
}
