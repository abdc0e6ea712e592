import type { Currency } from '@flower-market/flower-domain'
import type { Db, Trx } from '../platform/database/database.ts'
import { hashPassword } from '../modules/identity/index.ts'
import { openAccount, openFirstAccount } from '../modules/ledger/index.ts'
import { demoBuyers, demoPassword, type DemoPerson } from './demo-people.ts'
import { stepOnce } from './step-once.ts'

/** The demo's buyers with their empty accounts. */
export async function seedPeople(db: Db): Promise<void> {
  await stepOnce(db, 'people', async (trx) => {
    await trx
      .insertInto('people')
      .values(await Promise.all(demoBuyers.map(toRow)))
      .execute()
    for (const person of demoBuyers) await openAccounts(trx, person)
  })
}

async function toRow({ id, email, name, surname, role, region, city, address }: DemoPerson) {
  return {
    id,
    email,
    name,
    surname,
    password_hash: await hashPassword(demoPassword),
    role,
    region,
    delivery_city: city,
    address,
  }
}

async function openAccounts(trx: Trx, { id, balances }: DemoPerson): Promise<void> {
  await openFirstAccount(trx, id)
  for (const currency of Object.keys(balances) as Currency[]) await openAccount(trx, { person: id }, currency)
}
