import { randomUUID } from 'node:crypto'
import { openAccount, transfer } from '../apps/api/src/modules/ledger/index.ts'
import type { Trx } from '../apps/api/src/platform/database/database.ts'

/** Adds a buyer who has kopecks on a ruble account; gives the person's id. */
export async function insertFundedBuyer(trx: Trx, kopecks: bigint): Promise<string> {
  const id = randomUUID()
  const person = {
    name: 'Bench',
    surname: 'Bench',
    region: 'moscow',
    role: 'USER',
    password_hash: '',
  } as const
  await trx
    .insertInto('people')
    .values({ id, email: `${id}@bench.example`, ...person })
    .execute()
  await openAccount(trx, { person: id }, 'RUB')
  const topUp = { kind: 'top-up', from: { system: 'funding' }, to: { person: id }, createdBy: null } as const
  await transfer(trx, { ...topUp, amount: kopecks, currency: 'RUB' })
  return id
}
