import {
  AVAILABILITIES,
  COLOURS,
  CURRENCIES,
  DELIVERY_METHODS,
  FLOWER_TYPES,
  ORDER_STATUSES,
  PACK_UNITS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  ROLES,
} from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import { MOVEMENT_KINDS } from './movement-kind.ts'

const closedLists: Readonly<Record<string, readonly string[]>> = {
  people_role: ROLES,
  ledger_accounts_currency: CURRENCIES,
  movements_kind: MOVEMENT_KINDS,
  cards_type: FLOWER_TYPES,
  cards_colour: COLOURS,
  cards_availability: AVAILABILITIES,
  cards_sold_by: PACK_UNITS,
  purchases_status: ORDER_STATUSES,
  purchases_payment_status: PAYMENT_STATUSES,
  purchases_delivery_method: DELIVERY_METHODS,
  purchases_payment_method: PAYMENT_METHODS,
  purchase_events_status: ORDER_STATUSES,
}

test("the database's closed lists are the domain's tuples, and there are no others", async () => {
  const { database } = await openTestShop()
  const rows = await database.query<{ name: string; definition: string }>({
    name: 'closed-lists',
    text: `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
           WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND pg_get_constraintdef(oid) LIKE '%ARRAY[%'`,
  })
  const found = rows.map(({ name, definition }) => [
    name,
    [...definition.matchAll(/'([^']*)'/gu)].map(([, value]) => value),
  ])
  expect(Object.fromEntries(found)).toEqual(closedLists)
})
