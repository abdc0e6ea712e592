import type { CallOutput } from '@flower-market/api-client/contract'
import { walletOfCurrency, type Currency } from '@flower-market/flower-domain'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Database } from '../../platform/database/database.ts'

type Account = CallOutput<'accountList'>[number]

const ofPerson = {
  name: 'accounts-of-person',
  text: `SELECT id, currency, balance - reserved AS available FROM ledger_accounts WHERE owner_id = $1 ORDER BY id`,
}

/** A person's balances, less what is reserved, in the order that they were opened. */
export async function listAccounts(database: Database, personId: string): Promise<Account[]> {
  const rows = await database.query<{ id: bigint; currency: Currency; available: bigint }>(ofPerson, [
    personId,
  ])
  return rows.map(({ id, currency, available }) => ({
    _id: String(id),
    amount: toMinor(available),
    type: walletOfCurrency(currency),
  }))
}
