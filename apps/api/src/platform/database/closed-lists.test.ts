import { cancellationCauses } from '@flower-market/api-client/contract'
import {
  availabilities,
  colors,
  countryCodes,
  currencies,
  deliveryMethods,
  flowerTypes,
  movementKinds,
  orderStatuses,
  packUnits,
  paymentMethods,
  paymentStatuses,
  reservationStatuses,
  roles,
  settlementStatuses,
  supportedLocales,
  verificationStatuses,
} from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'
import { systemAccounts } from './system-account.ts'

const closedLists: Readonly<Record<string, readonly string[]>> = {
  people_role: roles,
  people_country: countryCodes,
  people_locale: supportedLocales,
  signups_locale: supportedLocales,
  verifications_status: verificationStatuses,
  links_purpose: ['signup', 'recovery'],
  one_time_codes_purpose: ['signin', 'phone'],
  consents_kind: ['offer', 'personal-data', 'marketing'],
  files_purpose: ['avatar', 'payment-proof'],
  sandbox_messages_kind: ['mail', 'sms', 'call'],
  ledger_accounts_currency: currencies,
  ledger_accounts_system_name: systemAccounts,
  movements_kind: movementKinds,
  reservations_status: reservationStatuses,
  payments_method: paymentMethods,
  payments_currency: currencies,
  payments_status: settlementStatuses,
  rates_currency: ['USD', 'EUR'],
  quotes_source: currencies,
  quotes_target: currencies,
  quotes_rate_base: currencies,
  cards_type: flowerTypes,
  cards_color: colors,
  cards_availability: availabilities,
  cards_sold_by: packUnits,
  purchases_status: orderStatuses,
  purchases_payment_status: paymentStatuses,
  purchases_delivery_method: deliveryMethods,
  purchases_payment_method: paymentMethods,
  purchase_events_status: orderStatuses,
  purchases_cancel_cause: cancellationCauses,
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
