import { orderEarnings, orderMargin, type EarningsKind } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lockAccounts, openAccount, postMovement, transfer } from '../ledger/index.ts'
import { withEarningTerms } from './earning-terms.ts'

interface Earned {
  readonly kind: EarningsKind
  readonly personId: string
  readonly amount: bigint
}

/**
 * Credits broker and referrer with the margin and the share of an order that is fulfilled in the same transaction, once
 * each: on the lines that are charged, at the percentages of the day it was placed. Throws the refusal of the ledger.
 */
export async function creditEarnings(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  const earned = await earnedFrom(trx, purchaseId)
  const accounts = earned.map(({ personId }) => ({ account: { person: personId }, currency: 'RUB' }) as const)
  for (const { account } of accounts) await openAccount(trx, account, 'RUB')
  // Both accounts at once, in the order that every movement locks.
  await lockAccounts(trx, accounts)
  for (const { kind, personId, amount } of earned) {
    const moved = await transfer(trx, {
      kind,
      from: { system: kind },
      to: { person: personId },
      amount,
      currency: 'RUB',
      createdBy: null,
      at,
    })
    if (!moved.ok) throw new ApiError(moved.reason)
    await trx
      .insertInto('order_earnings')
      .values({
        purchase_id: purchaseId,
        kind,
        person_id: personId,
        amount,
        movement_id: moved.movementId,
        at,
      })
      .execute()
  }
}

async function earnedFrom(trx: Trx, purchaseId: string): Promise<Earned[]> {
  const rows = await trx.selectFrom('purchases').selectAll().where('id', '=', purchaseId).execute()
  const orders = await withEarningTerms(trx, rows)
  return orders.flatMap(({ row, question }) => {
    const earners = [
      { kind: 'margin', personId: row.broker_id, amount: BigInt(orderMargin(question).minor) },
      { kind: 'share', personId: row.agent_id, amount: BigInt(orderEarnings(question).minor) },
    ] as const
    return earners.flatMap(({ kind, personId, amount }) =>
      personId === null || amount <= 0n ? [] : [{ kind, personId, amount }],
    )
  })
}

/**
 * Takes back what a returned order has earned. What is not on an account any more is taken when it is: a return never
 * waits for a broker's balance.
 */
export async function returnEarnings(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  await trx
    .updateTable('order_earnings')
    .set({ returned_at: at })
    .where('purchase_id', '=', purchaseId)
    .where('returned_at', 'is', null)
    .execute()
  await reverseEarnings(trx, purchaseId, at)
}

/** Reverses what is returned of an order's earnings and not reversed yet, as far as the accounts hold it. */
export async function reverseEarnings(trx: Trx, purchaseId: string, at: Date): Promise<void> {
  const rows = await trx
    .selectFrom('order_earnings')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('returned_at', 'is not', null)
    .where('reversed_by', 'is', null)
    .orderBy('kind')
    .forUpdate()
    .execute()
  const accounts = rows.map(({ person_id: person }) => ({ account: { person }, currency: 'RUB' }) as const)
  await lockAccounts(trx, accounts)
  for (const { kind, person_id: person, amount, movement_id: corrects } of rows) {
    const moved = await postMovement(trx, {
      kind: 'correction',
      postings: [
        { account: { person }, currency: 'RUB', amount: -amount },
        { account: { system: kind }, currency: 'RUB', amount },
      ],
      createdBy: null,
      corrects,
      at,
    })
    if (!moved.ok) continue
    await trx
      .updateTable('order_earnings')
      .set({ reversed_by: moved.movementId })
      .where('purchase_id', '=', purchaseId)
      .where('kind', '=', kind)
      .execute()
  }
}
