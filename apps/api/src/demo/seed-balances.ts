import type { Currency } from '@flower-market/flower-domain'
import type { Db } from '../platform/database/database.ts'
import { transfer } from '../modules/ledger/index.ts'
import { demoPeople } from './demo-people.ts'
import { stepOnce } from './step-once.ts'

/** Credits a person from the funding account, once per name. Amount in minor units. */
export async function topUp(
  db: Db,
  name: string,
  { personId, amount, currency, at }: { personId: string; amount: bigint; currency: Currency; at: Date },
): Promise<void> {
  await stepOnce(db, name, async (trx) => {
    const credited = await transfer(trx, {
      kind: 'top-up',
      from: { system: 'funding' },
      to: { person: personId },
      amount,
      currency,
      createdBy: null,
      at,
    })
    if (!credited.ok) throw new Error(`The demo's top-up failed: ${credited.reason}.`)
  })
}

/** Credits what is missing to the balances that the demo people begin with. */
export async function seedBalances(db: Db, at: Date): Promise<void> {
  for (const { id, balances } of demoPeople) {
    for (const [currency, wanted] of Object.entries(balances) as [Currency, number][]) {
      const { balance } = await db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('owner_id', '=', id)
        .where('currency', '=', currency)
        .executeTakeFirstOrThrow()
      const amount = BigInt(wanted) - (balance ?? 0n)
      await topUp(db, `balance-${id}-${currency}`, { personId: id, amount, currency, at })
    }
  }
}
