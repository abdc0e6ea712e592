import { events } from '@flower-market/api-client/contract'
import type { Currency } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'

/** Opens a person's account where there is none yet. The operator's own are part of the schema. */
export async function openAccount(
  trx: Trx,
  holder: { readonly person: string },
  currency: Currency,
): Promise<void> {
  const { numInsertedOrUpdatedRows: opened } = await trx
    .insertInto('ledger_accounts')
    .values({ owner_id: holder.person, system_name: null, currency })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (opened === 1n) await publish(trx, events['balance-changed'], holder, { currency })
}

/** Opens the ruble account that everybody who joins gets; it is the default one. */
export async function openFirstAccount(trx: Trx, personId: string): Promise<void> {
  await openAccount(trx, { person: personId }, 'RUB')
  await trx
    .updateTable('ledger_accounts')
    .set({ is_default: true })
    .where('owner_id', '=', personId)
    .where('currency', '=', 'RUB')
    .execute()
}
