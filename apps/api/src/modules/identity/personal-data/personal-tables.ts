import { sql, type RawBuilder } from 'kysely'
import { orderTermColumns, percentageColumns, pricePartColumns, requestTermColumns } from './price-columns.ts'

/** What becomes of a person's rows of a table when they have their data erased. */
export type Erasure =
  /** The rows go. */
  | 'delete'
  /** The rows are needed: the reason stands beside it. */
  | 'keep'
  /** The rows are needed without these columns. */
  | { readonly set: Readonly<Record<string, RawBuilder<unknown>>> }

/** A table that holds data about people. */
export interface PersonalTable {
  readonly table: string
  /** The column with the person's id, or a condition where the table has none. */
  readonly owner: string | ((personId: string) => RawBuilder<unknown>)
  /** Columns that are never exported: secrets, bytes that the shop's pages show, and what a price is made of. */
  readonly hidden?: readonly string[]
  /** Rows that are never exported. */
  readonly hiddenRows?: RawBuilder<unknown>
  readonly onErase: Erasure
}

function through(column: string, parent: 'purchases' | 'payments' | 'plantation_requests' | 'holds') {
  return (personId: string) =>
    sql`${sql.ref(column)} IN (SELECT id FROM ${sql.table(parent)} WHERE person_id = ${personId})`
}

function ofAccounts(personId: string) {
  return sql`account_id IN (SELECT id FROM ledger_accounts WHERE owner_id = ${personId})`
}

function ofClaims(personId: string) {
  return sql`claim_id IN (SELECT claims.id FROM claims JOIN purchases ON purchases.id = purchase_id
    WHERE person_id = ${personId})`
}

const empty = sql`''`
const nothing = sql`NULL`

/** Names nobody; a random address, since nobody can ask for a link to it. */
const erasedEmail = sql`gen_random_uuid()::text || '@erased.invalid'`

/** Company and tax number stay with a person: they are what accounting documents name, which are kept for five years. */
const person = {
  email: erasedEmail,
  password_hash: empty,
  name: empty,
  surname: empty,
  phone_verified_at: nothing,
  phone: nothing,
  city: empty,
  address: nothing,
  postal_code: empty,
  site: empty,
  delivery_city: nothing,
  delivery_day: nothing,
  avatar_file: nothing,
} as const

/** Whom to call on arrival; the address itself is part of the order. */
const destination = sql`destination || CASE WHEN destination->>'kind' = 'delivery'
  THEN '{"contactPerson":"","phone":"","driverNote":"","hours":""}'::jsonb ELSE '{}'::jsonb END`

const order = { comment: empty, destination } as const

/** Where data about people is, in the order in which it can be erased. A test compares it with the schema. */
export const personalTables: readonly PersonalTable[] = [
  // Found by the email, which the next row changes.
  {
    table: 'signups',
    owner: (personId) => sql`email = (SELECT email FROM people WHERE id = ${personId})`,
    hidden: ['password_hash', 'browser'],
    onErase: 'delete',
  },
  {
    table: 'people',
    owner: 'id',
    hidden: ['password_hash', 'search_words', 'search_names'],
    onErase: { set: person },
  },
  { table: 'files', owner: 'owner_id', hidden: ['bytes', 'sha256'], onErase: 'keep' },
  { table: 'sessions', owner: 'person_id', hidden: ['secret_hash'], onErase: 'delete' },
  { table: 'api_tokens', owner: 'person_id', hidden: ['secret_hash'], onErase: 'delete' },
  { table: 'webhooks', owner: 'person_id', hidden: ['key'], onErase: 'delete' },
  {
    table: 'webhook_deliveries',
    owner: (personId) => sql`webhook_id IN (SELECT id FROM webhooks WHERE person_id = ${personId})`,
    // They go with their webhooks.
    onErase: 'keep',
  },
  { table: 'links', owner: 'person_id', hidden: ['token_hash'], onErase: 'delete' },
  { table: 'one_time_codes', owner: 'subject', hidden: ['code_hash'], onErase: 'delete' },
  {
    table: 'pending_sign_ins',
    owner: 'person_id',
    hidden: ['secret_hash', 'password_hash', 'passkey_challenge'],
    onErase: 'delete',
  },
  { table: 'passkeys', owner: 'person_id', hidden: ['credential_id', 'public_key'], onErase: 'delete' },
  { table: 'recovery_codes', owner: 'person_id', hidden: ['code_hash'], onErase: 'delete' },
  {
    table: 'second_factors',
    owner: 'person_id',
    hidden: ['secret', 'recovery_salt', 'passkey_challenge'],
    onErase: 'delete',
  },
  { table: 'verifications', owner: 'person_id', onErase: 'delete' },
  // What proves that data was processed rightfully.
  { table: 'consents', owner: 'person_id', onErase: 'keep' },
  { table: 'addresses', owner: 'person_id', onErase: 'delete' },
  { table: 'cart_lines', owner: 'person_id', onErase: 'delete' },
  // What somebody else fills a cart with for them.
  { table: 'cart_lines', owner: 'buyer_id', onErase: 'delete' },
  { table: 'standing_orders', owner: 'person_id', onErase: 'delete' },
  {
    table: 'standing_order_events',
    owner: (personId) =>
      sql`standing_order_id IN (SELECT id FROM standing_orders WHERE person_id = ${personId})`,
    // They go with their standing orders.
    onErase: 'keep',
  },
  { table: 'saved_lists', owner: 'person_id', onErase: 'delete' },
  {
    table: 'saved_list_wishes',
    owner: (personId) => sql`list_id IN (SELECT id FROM saved_lists WHERE person_id = ${personId})`,
    // They go with their lists.
    onErase: 'keep',
  },
  { table: 'desk_questions', owner: 'person_id', onErase: 'delete' },
  { table: 'desk_watches', owner: 'person_id', onErase: 'delete' },
  { table: 'order_views', owner: 'person_id', onErase: 'delete' },
  { table: 'notices', owner: 'person_id', onErase: 'delete' },
  { table: 'notice_settings', owner: 'person_id', onErase: 'delete' },
  // The address that a browser is pushed to is the key to it.
  {
    table: 'push_subscriptions',
    owner: 'person_id',
    hidden: ['endpoint', 'p256dh', 'auth'],
    onErase: 'delete',
  },
  { table: 'favorite_varieties', owner: 'person_id', onErase: 'delete' },
  // The job that ends holds gives the stems back and deletes both.
  { table: 'holds', owner: 'person_id', onErase: 'keep' },
  { table: 'hold_lines', owner: through('hold_id', 'holds'), onErase: 'keep' },
  // What was sold at the clock stays in the history of prices; the buyer is told to nobody.
  { table: 'auction_presses', owner: 'person_id', hidden: ['clock_price'], onErase: 'keep' },
  { table: 'auctions', owner: 'created_by', onErase: 'keep' },
  { table: 'margins', owner: 'person_id', hidden: percentageColumns, onErase: 'delete' },
  { table: 'shares', owner: 'person_id', hidden: percentageColumns, onErase: 'delete' },
  { table: 'quotes', owner: 'person_id', onErase: 'keep' },
  { table: 'idempotent_calls', owner: 'person_id', hidden: ['body_hash', 'answer'], onErase: 'delete' },
  // From here on accounting records.
  { table: 'purchases', owner: 'person_id', hidden: orderTermColumns, onErase: { set: order } },
  {
    table: 'purchase_lines',
    owner: through('purchase_id', 'purchases'),
    hidden: pricePartColumns,
    onErase: 'keep',
  },
  { table: 'purchase_events', owner: through('purchase_id', 'purchases'), onErase: 'keep' },
  { table: 'plantation_requests', owner: 'person_id', hidden: requestTermColumns, onErase: { set: order } },
  {
    table: 'plantation_request_lines',
    owner: through('request_id', 'plantation_requests'),
    hidden: [...pricePartColumns, 'agreed_plantation_price'],
    onErase: 'keep',
  },
  {
    table: 'plantation_request_events',
    owner: through('request_id', 'plantation_requests'),
    onErase: 'keep',
  },
  {
    table: 'claims',
    owner: through('purchase_id', 'purchases'),
    onErase: { set: { comment: empty } },
  },
  { table: 'claim_bunches', owner: ofClaims, onErase: 'keep' },
  // What was accepted by them was credited.
  { table: 'claim_photos', owner: ofClaims, onErase: 'keep' },
  { table: 'shipments', owner: through('purchase_id', 'purchases'), onErase: 'keep' },
  { table: 'shipment_lines', owner: through('purchase_id', 'purchases'), onErase: 'keep' },
  {
    table: 'upds',
    owner: (personId) =>
      sql`shipment_id IN (SELECT shipments.id FROM shipments JOIN purchases ON purchases.id = purchase_id
        WHERE person_id = ${personId})`,
    onErase: 'keep',
  },
  {
    table: 'upd_corrections',
    owner: (personId) =>
      sql`shipment_id IN (SELECT shipments.id FROM shipments JOIN purchases ON purchases.id = purchase_id
        WHERE person_id = ${personId})`,
    onErase: 'keep',
  },
  {
    table: 'upd_correction_lines',
    owner: (personId) =>
      sql`shipment_id IN (SELECT shipments.id FROM shipments JOIN purchases ON purchases.id = purchase_id
        WHERE person_id = ${personId})`,
    onErase: 'keep',
  },
  { table: 'advances', owner: 'person_id', onErase: 'keep' },
  { table: 'advance_invoices', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'advance_offsets', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'stock_orders', owner: through('purchase_id', 'purchases'), onErase: 'keep' },
  { table: 'purchase_credits', owner: through('purchase_id', 'purchases'), onErase: 'keep' },
  { table: 'order_earnings', owner: 'person_id', onErase: 'keep' },
  {
    table: 'movement_reasons',
    owner: (personId) => sql`movement_id IN (SELECT movement_id FROM postings WHERE ${ofAccounts(personId)})`,
    onErase: 'keep',
  },
  { table: 'payments', owner: 'person_id', onErase: 'keep' },
  {
    table: 'card_attempts',
    owner: through('payment_id', 'payments'),
    // The page of the bank, while it is open, is the key to it.
    hidden: ['url'],
    onErase: 'keep',
  },
  { table: 'card_refunds', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'payment_allocations', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'invoices', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'bank_transfers', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'fiscal_receipts', owner: through('payment_id', 'payments'), onErase: 'keep' },
  // Whom money went to is part of the record of where it went.
  { table: 'recipients', owner: 'owner_id', onErase: 'keep' },
  { table: 'transfers', owner: 'person_id', onErase: 'keep' },
  {
    table: 'transfer_events',
    owner: (personId) => sql`transfer_id IN (SELECT id FROM transfers WHERE person_id = ${personId})`,
    onErase: 'keep',
  },
  { table: 'crypto_payments', owner: through('payment_id', 'payments'), onErase: 'keep' },
  { table: 'crypto_transfers', owner: through('payment_id', 'payments'), onErase: 'keep' },
  // What came for no payment, and was credited by staff.
  { table: 'crypto_transfers', owner: through('credited_payment_id', 'payments'), onErase: 'keep' },
  { table: 'ledger_accounts', owner: 'owner_id', onErase: 'keep' },
  { table: 'reservations', owner: ofAccounts, onErase: 'keep' },
  {
    table: 'movements',
    owner: (personId) => sql`id IN (SELECT movement_id FROM postings WHERE ${ofAccounts(personId)})`,
    // Who of the staff has made it is not data of the person.
    hidden: ['created_by'],
    onErase: 'keep',
  },
  {
    table: 'postings',
    owner: ofAccounts,
    onErase: 'keep',
  },
  // They go within a week; browsers count by their numbers.
  { table: 'events', owner: (personId) => sql`stream = ${`person:${personId}`}`, onErase: 'keep' },
  {
    table: 'audit_entries',
    owner: 'person_id',
    // Where staff work from is not data of the person.
    hidden: ['session_id', 'address', 'user_agent'],
    // Margins and shares.
    hiddenRows: sql`action = 'percentages-set'`,
    onErase: 'keep',
  },
]

/** The rows of a person in a table. */
export function rowsOf({ owner }: PersonalTable, personId: string): RawBuilder<unknown> {
  return typeof owner === 'string' ? sql`${sql.ref(owner)} = ${personId}` : owner(personId)
}
