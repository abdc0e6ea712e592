import type { CallOutput } from '@flower-market/api-client/contract'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { filePath } from '../../platform/http/file-path.ts'

type Summary = CallOutput<'userSearch'>[number]
type User = CallOutput<'userGet'>
type Shares = NonNullable<Summary['percentages']>

/** A person's row and, where there are such, those of their verification and percentages. */
export type SummaryRow = Pick<
  Selectable<Schema['people']>,
  'id' | 'email' | 'name' | 'surname' | 'role' | 'company' | 'phone' | 'city' | 'avatar_file' | 'created_at'
> & {
  readonly status: Selectable<Schema['verifications']>['status'] | null
} & {
  readonly [K in 'price_bp' | 'delivery_to_warehouse_bp' | 'delivery_to_region_bp' | 'delivery_to_city_bp']:
    | number
    | null
}

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
  'verifications.status',
  'price_bp',
  'delivery_to_warehouse_bp',
  'delivery_to_region_bp',
  'delivery_to_city_bp',
] as const

function sharesOf(row: SummaryRow): Shares | null {
  if (row.price_bp === null) return null
  return {
    priceBp: row.price_bp,
    deliveryToWarehouseBp: row.delivery_to_warehouse_bp as number,
    deliveryToRegionBp: row.delivery_to_region_bp as number,
    deliveryToCityBp: row.delivery_to_city_bp as number,
  }
}

/** A person as a list shows them. */
export function toSummary(row: SummaryRow): Summary {
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    surname: row.surname,
    role: row.role,
    company: row.company,
    phone: row.phone ?? '',
    city: row.city,
    avatar: row.avatar_file === null ? null : filePath(row.avatar_file),
    verification: row.status ?? 'INITIAL',
    registeredAt: row.created_at.toISOString(),
    percentages: sharesOf(row),
  }
}

/** The further columns of a person in full. */
export const userColumns = [
  'phone_verified_at',
  'country',
  'people.address',
  'people.postal_code',
  'site',
  'inn',
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

/** A person in full; `balances` come from the ledger. */
export function toUser(row: UserRow, balances: User['balances']): User {
  return {
    ...toSummary(row),
    isPhoneVerified: row.phone_verified_at !== null,
    country: row.country,
    address: row.address ?? '',
    index: row.postal_code,
    site: row.site,
    inn: row.inn,
    locale: row.locale,
    region: row.region,
    deliveryCity: row.delivery_city,
    deliveryDay: row.delivery_day,
    balances,
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
