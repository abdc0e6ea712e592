import type { Db } from '../platform/database/database.ts'
import { openPayment } from '../modules/payments/index.ts'
import { anna } from './demo-people.ts'
import { stepOnce } from './step-once.ts'

const hourMs = 3_600_000

/** Begins a top-up that waits for its transfer, once. */
export async function seedTopUp(db: Db, start: Date): Promise<void> {
  await stepOnce(db, 'waiting-top-up', async (trx) => {
    const payment = {
      personId: anna.id,
      method: 'CHECK',
      currency: 'RUB',
      amount: 12_000_000n,
      allocations: [],
      createdBy: anna.id,
      at: new Date(start.getTime() - 5 * hourMs),
    } as const
    await openPayment(trx, payment, 'IN_PROCESSED')
  })
}
