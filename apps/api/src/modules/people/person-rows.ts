import type { CallOutput } from '@flower-market/api-client/contract'
import type { Percentages } from '@flower-market/flower-domain'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { filePath } from '../../platform/http/file-path.ts'
import { toPercentages } from '../regions/index.ts'

type Summary = CallOutput<'userSearch'>[number]
type StaffSummary = Extract<Summary, { view: 'staff' }>
type OwnUser = CallOutput<'userUpdate'>
type PersonView = CallOutput<'userById'>
type ClientView = Extract<PersonView, { view: 'client' }>

/** For whom the fields of a person are chosen. */
export type PersonAudience = Summary['view']

type PartOf<K extends 'margin' | 'share'> = {
  readonly [N in `${K}_${'price' | 'delivery_to_warehouse' | 'delivery_to_region' | 'delivery_to_city'}_bp`]:
    | number
    | null
}

/** A person's row and, where there are such, those of their verification, margin and share. */
export type SummaryRow = Pick<
  Selectable<Schema['people']>,
  | 'id'
  | 'email'
  | 'name'
  | 'surname'
  | 'role'
  | 'company'
  | 'phone'
  | 'city'
  | 'avatar_file'
  | 'created_at'
  | 'blocked_at'
> & {
  readonly status: Selectable<Schema['verifications']>['status'] | null
} & PartOf<'margin'> &
  PartOf<'share'>

/** The columns of a `SummaryRow`. */
export const summaryColumns = [
  'people.id',
  'email',
  'people.name',
  'surname',
  'role',
  'company',
  'people.phone',
  'people.city',
  'avatar_file',
  'people.created_at',
  'people.blocked_at',
  'verifications.status',
  'margins.price_bp as margin_price_bp',
  'margins.delivery_to_warehouse_bp as margin_delivery_to_warehouse_bp',
  'margins.delivery_to_region_bp as margin_delivery_to_region_bp',
  'margins.delivery_to_city_bp as margin_delivery_to_city_bp',
  'shares.price_bp as share_price_bp',
  'shares.delivery_to_warehouse_bp as share_delivery_to_warehouse_bp',
  'shares.delivery_to_region_bp as share_delivery_to_region_bp',
  'shares.delivery_to_city_bp as share_delivery_to_city_bp',
] as const

function percentagesOf(row: SummaryRow, kind: 'margin' | 'share'): Percentages | null {
  return toPercentages({
    price_bp: row[`${kind}_price_bp`],
    delivery_to_warehouse_bp: row[`${kind}_delivery_to_warehouse_bp`],
    delivery_to_region_bp: row[`${kind}_delivery_to_region_bp`],
    delivery_to_city_bp: row[`${kind}_delivery_to_city_bp`],
  })
}

function nameOf(row: SummaryRow) {
  return {
    _id: row.id,
    name: row.name,
    surname: row.surname,
    company: row.company,
    registeredAt: row.created_at.toISOString(),
  }
}

function contactsOf(row: SummaryRow) {
  return {
    email: row.email,
    phone: row.phone ?? '',
    city: row.city,
    avatar: row.avatar_file === null ? null : filePath(row.avatar_file),
  }
}

/** A person as a list of staff shows them. */
export function toStaffSummary(row: SummaryRow): StaffSummary {
  return {
    view: 'staff',
    ...nameOf(row),
    ...contactsOf(row),
    role: row.role,
    verification: row.status ?? 'INITIAL',
    isBlocked: row.blocked_at !== null,
    margin: percentagesOf(row, 'margin'),
    share: percentagesOf(row, 'share'),
  }
}

function toClientSummary(row: SummaryRow): Extract<Summary, { view: 'client' }> {
  return {
    view: 'client',
    ...nameOf(row),
    ...contactsOf(row),
    margin: percentagesOf(row, 'margin'),
    verification: row.status ?? 'INITIAL',
  }
}

function toReferredSummary(row: SummaryRow): Extract<Summary, { view: 'referred' }> {
  return { view: 'referred', ...nameOf(row), share: percentagesOf(row, 'share') }
}

const summaries = { staff: toStaffSummary, client: toClientSummary, referred: toReferredSummary }

/** A person as a list shows them to somebody. */
export function toSummary(row: SummaryRow, audience: PersonAudience): Summary {
  return summaries[audience](row)
}

/** The further columns of a person in full. */
export const userColumns = [
  'phone_verified_at',
  'country',
  'people.address',
  'people.postal_code',
  'site',
  'inn',
  'kpp',
  'legal_address',
  'locale',
  'region',
  'delivery_city',
  'delivery_day',
  'referral',
  'verifications.comment',
  'verifications.name as asked_name',
  'verifications.phone as asked_phone',
  'verifications.city as asked_city',
  'verifications.address as asked_address',
  'verifications.postal_code as asked_index',
  'verifications.asked_at',
] as const

/** A row with `summaryColumns` and `userColumns`. */
export type UserRow = SummaryRow &
  Pick<
    Selectable<Schema['people']>,
    | 'phone_verified_at'
    | 'country'
    | 'address'
    | 'postal_code'
    | 'site'
    | 'inn'
    | 'kpp'
    | 'legal_address'
    | 'locale'
    | 'region'
    | 'delivery_city'
    | 'delivery_day'
    | 'referral'
  > & {
    readonly [
      K in 'comment' | 'asked_name' | 'asked_phone' | 'asked_city' | 'asked_address' | 'asked_index'
    ]: string | null
  } & { readonly asked_at: Date | null }

/** A person as they read themselves; `balances` come from the ledger. */
export function toOwnUser(row: UserRow, balances: OwnUser['balances']): OwnUser {
  return {
    ...nameOf(row),
    ...contactsOf(row),
    role: row.role,
    isPhoneVerified: row.phone_verified_at !== null,
    country: row.country,
    address: row.address ?? '',
    index: row.postal_code,
    site: row.site,
    inn: row.inn,
    kpp: row.kpp,
    legalAddress: row.legal_address,
    locale: row.locale,
    region: row.region,
    deliveryCity: row.delivery_city,
    deliveryDay: row.delivery_day,
    // Accounts have more fields, and a union of views takes no others than its own.
    balances: balances.map(({ _id, amount, type }) => ({ _id, amount, type })),
    referral: row.referral,
    verification: {
      status: row.status ?? 'INITIAL',
      comment: row.comment ?? '',
      name: row.asked_name ?? '',
      phone: row.asked_phone ?? '',
      city: row.asked_city ?? '',
      address: row.asked_address ?? '',
      index: row.asked_index ?? '',
      askedAt: row.asked_at?.toISOString() ?? null,
    },
  }
}

/** A person as staff read them: all that they read themselves, and their percentages. */
export function toStaffUser(
  row: UserRow,
  balances: OwnUser['balances'],
): Extract<PersonView, { view: 'staff' }> {
  const { margin, share } = toStaffSummary(row)
  return { view: 'staff', ...toOwnUser(row, balances), margin, share }
}

/** A client as their broker reads them. */
export function toClientView(row: UserRow, orders: ClientView['orders']): ClientView {
  return {
    ...toClientSummary(row),
    country: row.country,
    address: row.address ?? '',
    index: row.postal_code,
    site: row.site,
    region: row.region,
    deliveryCity: row.delivery_city,
    deliveryDay: row.delivery_day,
    orders,
  }
}

/** A referred person as their referrer reads them. */
export function toReferredView(
  row: UserRow,
  months: Extract<PersonView, { view: 'referred' }>['months'],
): Extract<PersonView, { view: 'referred' }> {
  return { ...toReferredSummary(row), months }
}
