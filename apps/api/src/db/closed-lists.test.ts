import {
  AVAILABILITIES,
  COLOURS,
  COUNTRY_CODES,
  CURRENCIES,
  DELIVERY_METHODS,
  FLOWER_TYPES,
  ORDER_STATUSES,
  PACK_UNITS,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  ROLES,
  SUPPORTED_LOCALES,
  VERIFICATION_STATUSES,
} from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import { MOVEMENT_KINDS } from './movement-kind.ts'

const closedLists: Readonly<Record<string, readonly string[]>> = {
  people_role: ROLES,
  people_country: COUNTRY_CODES,
  people_locale: SUPPORTED_LOCALES,
  signups_locale: SUPPORTED_LOCALES,
  verifications_status: VERIFICATION_STATUSES,
  links_purpose: ['signup', 'recovery'],
  one_time_codes_purpose: ['signin', 'phone'],
  consents_kind: ['offer', 'personal-data', 'marketing'],
  outbox_kind: ['mail', 'sms', 'call'],
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
