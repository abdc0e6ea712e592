import type {
  Availability,
  Color,
  DeliveryMethod,
  FlowerType,
  IsoDate,
  OrderStatus,
  PackUnit,
  PaymentMethod,
  PaymentStatus,
} from '@flower-market/flower-domain'
import type { Generated } from 'kysely'
import type { EventTables } from './event-tables.ts'
import type {
  Attempts,
  Consents,
  Links,
  OneTimeCodes,
  People,
  Percentages,
  SendCooldowns,
  Sessions,
  Signups,
  Verifications,
} from './identity-tables.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { PaymentTables } from './payment-tables.ts'

interface Settings {
  key: string
  value: string
}

interface Files {
  id: string
  owner_id: string
  purpose: 'avatar'
  content_type: string
  bytes: Buffer
  at: Generated<Date>
}

interface SandboxMessages {
  id: Generated<bigint>
  kind: 'mail' | 'sms' | 'call'
  recipient: string
  subject: Generated<string>
  text: string
  link: string | null
  code: string | null
  at: Generated<Date>
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
  color: Color
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

interface Regions {
  name: string
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

interface PurchaseCredits {
  purchase_id: string
  position: number
  movement_id: string
  amount: bigint
  reason: string
  at: Date
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
export interface Schema extends EventTables, LedgerTables, PaymentTables {
  settings: Settings
  people: People
  sessions: Sessions
  percentages: Percentages
  verifications: Verifications
  signups: Signups
  links: Links
  one_time_codes: OneTimeCodes
  send_cooldowns: SendCooldowns
  attempts: Attempts
  consents: Consents
  files: Files
  sandbox_messages: SandboxMessages
  plantations: Plantations
  cards: Cards
  city_deliveries: CityDeliveries
  regions: Regions
  purchases: Purchases
  purchase_lines: PurchaseLines
  purchase_events: PurchaseEvents
  purchase_credits: PurchaseCredits
  idempotent_calls: IdempotentCalls
}
