import type {
  Availability,
  Colour,
  Currency,
  DeliveryMethod,
  FlowerType,
  IsoDate,
  OrderStatus,
  PackUnit,
  PaymentMethod,
  PaymentStatus,
  Role,
} from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'
import type { MovementKind } from './movement-kind.ts'

interface Settings {
  key: string
  value: string
}

interface People {
  id: string
  email: string
  password_hash: string
  role: Role
  name: string
  surname: string
  region: string
  delivery_city: string | null
  address: string | null
  created_at: Generated<Date>
}

interface Sessions {
  id: string
  secret_hash: Buffer
  person_id: string
  created_at: Generated<Date>
  expires_at: Date
}

/** What a trigger fills in: read only for the program. */
type ByTrigger<T> = ColumnType<T, never, never>

interface LedgerAccounts {
  id: ByTrigger<bigint>
  owner_id: string | null
  system_name: string | null
  currency: Currency
  balance: ByTrigger<bigint>
  reserved: Generated<bigint>
  postings_count: ByTrigger<bigint>
}

interface Movements {
  id: string
  kind: MovementKind
  at: Generated<Date>
  created_by: string | null
  corrects: string | null
}

interface Postings {
  movement_id: string
  account_id: bigint
  amount: bigint
  ordinal: ByTrigger<bigint>
  currency: ByTrigger<Currency>
  balance_before: ByTrigger<bigint>
  balance_after: ByTrigger<bigint>
}

interface Plantations {
  id: string
  name: string
  country: string
}

interface Cards {
  code: string
  type: FlowerType
  variety: string
  plantation_id: string
  length_cm: number
  colour: Colour
  tint: string
  price: number
  availability: Availability
  delivery_date: IsoDate
  stems_available: number
  stems_per_bunch: number
  stems_per_box: number
  sold_by: PackUnit
  place: number
}

interface CityDeliveries {
  city: string
  cost: number
}

interface Purchases {
  id: string
  number: Generated<number>
  person_id: string
  issued_at: Generated<Date>
  delivery_date: IsoDate
  status: OrderStatus
  payment_status: PaymentStatus
  delivery_method: DeliveryMethod
  payment_method: PaymentMethod
  comment: string
  address: string | null
  goods: bigint
  delivery_cost: bigint
  total: bigint
  stems: number
  positions: number
  boxes: number
  paid_by: string | null
}

interface PurchaseLines {
  purchase_id: string
  position: number
  code: string
  type: FlowerType
  variety: string
  plantation: string
  length_cm: number
  tint: string
  stems_per_bunch: number
  price: number
  quantity: number
  agreed_price: number
  agreed_quantity: number
}

interface PurchaseEvents {
  purchase_id: string
  ordinal: number
  status: OrderStatus
  at: Generated<Date>
  created_by: string | null
}

interface IdempotentCalls {
  person_id: string
  call: string
  key: string
  body_hash: Buffer
  answer: string | null
  at: Generated<Date>
}

/** The tables as the migrations leave them. int8 is read as `bigint`, dates as `YYYY-MM-DD`. */
export interface Schema {
  settings: Settings
  people: People
  sessions: Sessions
  ledger_accounts: LedgerAccounts
  movements: Movements
  postings: Postings
  plantations: Plantations
  cards: Cards
  city_deliveries: CityDeliveries
  purchases: Purchases
  purchase_lines: PurchaseLines
  purchase_events: PurchaseEvents
  idempotent_calls: IdempotentCalls
}
