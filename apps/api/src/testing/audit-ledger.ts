import { CompiledQuery } from 'kysely'
import { findDifferences } from '../modules/ledger/prove-balances.ts'
import type { TestShop } from './test-shop.ts'

/** What of the books is looked at: conditions on the rows of each table, all true for the books as a whole. */
interface Scope {
  readonly name: string
  readonly values: readonly unknown[]
  readonly movements: string
  readonly accounts: string
  readonly orders: string
  readonly payments: string
}

const wholeBooks: Scope = {
  name: '',
  values: [],
  movements: 'true',
  accounts: 'true',
  orders: 'true',
  payments: 'true',
}

const ownAccounts = 'SELECT id FROM ledger_accounts WHERE owner_id = ANY($1::text[])'

/** The books of some people: their accounts, orders and payments, and whole movements that touch one of the accounts. */
function booksOf(people: readonly string[]): Scope {
  return {
    name: '-of-people',
    values: [people],
    movements: `movement_id IN (SELECT movement_id FROM postings WHERE account_id IN (${ownAccounts}))`,
    accounts: `account_id IN (${ownAccounts})`,
    orders: 'person_id = ANY($1::text[])',
    payments: 'person_id = ANY($1::text[])',
  }
}

/** What the ledger says about the books, or about those of some people alone; every list is empty when they are in order. */
export async function auditLedger(
  { database }: Pick<TestShop, 'database'>,
  people?: readonly string[],
): Promise<Record<string, readonly object[]>> {
  const { name: scope, values, ...of } = people === undefined ? wholeBooks : booksOf(people)
  const ask = (name: string, text: string) =>
    database.query<{ readonly id: bigint }>({ name: `audit-${name}${scope}`, text }, [...values])
  // `purchase_due` is volatile: within one statement each call would also see what others have committed since it began.
  const askOneSnapshot = (text: string) =>
    database.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => (await trx.executeQuery<object>(CompiledQuery.raw(text, [...values]))).rows)
  const accounts = people && (await ask('accounts', ownAccounts)).map(({ id }) => id)
  return {
    movementsThatDoNotSumToZero: await ask(
      'movements',
      `SELECT movement_id FROM postings WHERE ${of.movements} GROUP BY movement_id, currency HAVING sum(amount) <> 0`,
    ),
    accountsThatDisagreeWithTheirPostings: await findDifferences(database.kysely, accounts),
    postingsThatLeaveAGap: await ask(
      'gaps',
      `SELECT account_id, ordinal FROM (SELECT *, lag(balance_after, 1, 0::bigint)
         OVER (PARTITION BY account_id ORDER BY ordinal) AS previous,
         row_number() OVER (PARTITION BY account_id ORDER BY ordinal) AS expected
         FROM postings WHERE ordinal IS NOT NULL AND ${of.accounts}) AS chain
       WHERE balance_before <> previous OR balance_before + amount <> balance_after OR ordinal <> expected`,
    ),
    ordersNotPaidByTheirAllocations: await askOneSnapshot(
      `SELECT id FROM purchases WHERE ${of.orders}
       AND ((payment_status = 'paid') <> (purchase_due(id) = 0) OR purchase_due(id) < 0)`,
    ),
    paymentsThatAllocateTooMuch: await ask(
      'payments',
      `SELECT id FROM payments WHERE ${of.payments} AND amount < coalesce(
         (SELECT sum(amount) FROM payment_allocations WHERE payment_id = payments.id), 0)`,
    ),
    ordersWithoutTheirLines: await ask(
      'lines',
      `SELECT id FROM purchases WHERE ${of.orders} AND (goods <> (
         SELECT coalesce(sum(price::bigint * quantity), 0) FROM purchase_lines WHERE purchase_id = purchases.id)
       OR NOT EXISTS (SELECT 1 FROM purchase_events WHERE purchase_id = purchases.id))`,
    ),
    exchangesWithoutAQuoteInTime: await ask(
      'exchanges',
      `SELECT id FROM movements WHERE kind = 'exchange' AND ${of.movements.replace('movement_id', 'id')}
       AND NOT EXISTS (SELECT 1 FROM quotes
         WHERE movement_id = movements.id AND movements.at BETWEEN created_at AND expires_at)`,
    ),
    refundsBeyondTheirPayment: await ask(
      'card-refunds',
      `SELECT payment_id FROM card_refunds JOIN payments ON payments.id = payment_id
       WHERE card_refunds.status <> 'failed' AND ${of.payments} GROUP BY payment_id, payments.amount
       HAVING sum(card_refunds.amount) > payments.amount`,
    ),
    transfersCreditedTwice: await ask(
      'bank-transfers',
      `SELECT payment_id FROM bank_transfers JOIN payments ON payments.id = payment_id WHERE ${of.payments}
       GROUP BY payment_id HAVING count(*) > 1`,
    ),
    networkTransfersCreditedTwice: await ask(
      'crypto-transfers',
      `SELECT payments.id FROM payments JOIN crypto_transfers ON credited_payment_id = payments.id
       WHERE ${of.payments} GROUP BY payments.id HAVING count(*) > 1`,
    ),
    debitsWithoutAnOrder: await ask(
      'debits',
      `SELECT id FROM movements WHERE kind = 'purchase' AND ${of.movements.replace('movement_id', 'id')}
       AND NOT EXISTS (SELECT 1 FROM payment_allocations WHERE movement_id = movements.id)`,
    ),
  }
}
