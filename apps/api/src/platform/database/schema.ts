import type {
  DeliveryMethod,
  EarningsKind,
  FlowerType,
  IsoDate,
  MailKind,
  OperatorSettingName,
  OrderActor,
  OrderKind,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
} from '@flower-market/flower-domain'
import type { CallOutput, cancellationCauses } from '@flower-market/api-client/contract'
import type { ColumnType, Generated } from 'kysely'
import type { AuditTables } from './audit-tables.ts'
import type { ClaimTables } from './claim-tables.ts'
import type { EventTables } from './event-tables.ts'
import type { FileTables } from './file-tables.ts'
import type {
  Attempts,
  ByDatabase,
  Consents,
  Links,
  OneTimeCodes,
  CredentialTables,
  People,
  PersonPercentages,
  SendCooldowns,
  Sessions,
  Signups,
  Verifications,
} from './identity-tables.ts'
import type { AuctionTables } from './auction-tables.ts'
import type { HoldTables } from './hold-tables.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { NoticeTables } from './notice-tables.ts'
import type { CryptoTables } from './crypto-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { RegionTables } from './region-tables.ts'
import type { RequestTables } from './request-tables.ts'
import type { SavedListTables } from './saved-list-tables.ts'
import type { ShipmentTables } from './shipment-tables.ts'
import type { StockTables } from './stock-tables.ts'
import type { TransferTables } from './transfer-tables.ts'
import type { WebhookTables } from './webhook-tables.ts'

interface Settings {
  key: string
  value: string
}

interface OperatorSettingRows {
  id: Generated<bigint>
  /** `mail.` before the kind whose texts it is about. */
  name: OperatorSettingName | `mail.${MailKind}`
  /** Written as JSON. */
  value: ColumnType<unknown, string>
  holds_from: Date
  set_at: Date
  set_by: string | null
  reason: string
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

interface Addresses {
  id: string
  ordinal: ByDatabase<bigint>
  person_id: string
  is_default: boolean
  label: string
  region: string
  city: string
  street: string
  postal_code: string
  contact_person: string
  phone: string
  hours: string
  driver_note: string
}

interface Purchases {
  id: string
  number: Generated<number>
  kind: OrderKind
  person_id: string
  issued_at: Generated<Date>
  delivery_date: IsoDate
  status: OrderStatus
  payment_status: PaymentStatus
  delivery_method: DeliveryMethod
  payment_method: PaymentMethod
  comment: string
  /** Written as JSON. */
  destination: ColumnType<CallOutput<'purchaseGet'>['destination'], string>
  goods: bigint
  delivery_cost: bigint
  total: bigint
  stems: number
  positions: number
  boxes: number
  region_id: string
  city_base_cost: number
  margin_price_bp: number
  margin_delivery_to_warehouse_bp: number
  margin_delivery_to_region_bp: number
  margin_delivery_to_city_bp: number
  share_price_bp: number
  share_delivery_to_warehouse_bp: number
  share_delivery_to_region_bp: number
  share_delivery_to_city_bp: number
  /** Null for an order that was paid at once. */
  pay_until: Date | null
  /** Whoever earns the margin and the share; null for nobody. */
  broker_id: string | null
  agent_id: string | null
  cancel_cause: Generated<(typeof cancellationCauses)[number] | null>
  cancel_reason: Generated<string>
}

interface PurchaseLines {
  purchase_id: string
  position: number
  code: string
  type: FlowerType
  variety: string
  /** Null where the plantation of an old order is not known any more. */
  plantation_id: string | null
  plantation: string
  length_cm: number
  tint: string
  stems_per_bunch: number
  stems_per_box: number
  price: number
  quantity: number
  agreed_price: number
  agreed_quantity: number
  shipped_quantity: Generated<number>
  billed_quantity: number
  plantation_price: number
  freight: number
  region_freight: number
  /** ISO 3166-1 alpha-3; empty in old orders of a plantation that is not known any more. */
  country: Generated<string>
}

interface PurchaseEvents {
  purchase_id: string
  ordinal: number
  status: OrderStatus
  at: Generated<Date>
  created_by: string | null
  actor: OrderActor
  reason: Generated<string>
}

interface PurchaseCredits {
  purchase_id: string
  position: number
  movement_id: string
  amount: bigint
  reason: string
  at: Date
  /** The claim that it was credited for. */
  claim_id: Generated<string | null>
}

interface OrderEarnings {
  purchase_id: string
  kind: EarningsKind
  person_id: string
  amount: bigint
  movement_id: string
  at: Date
  returned_at: Generated<Date | null>
  reversed_by: Generated<string | null>
}

interface IdempotentCalls {
  person_id: string
  call: string
  key: string
  body_hash: Buffer
  answer: string | null
  at: Generated<Date>
}

interface CartLines {
  person_id: string
  buyer_id: string
  delivery_date: IsoDate
  code: string
  price: number
  quantity: number
  changed_at: Date
  place: Generated<bigint>
}

interface MigrationChecksums {
  name: string
  sha256: string
}

/** The tables as the migrations leave them. int8 is read as `bigint`, dates as `YYYY-MM-DD`. */
export interface Schema
  extends
    AuditTables,
    ClaimTables,
    CredentialTables,
    AuctionTables,
    HoldTables,
    CryptoTables,
    EventTables,
    FileTables,
    LedgerTables,
    NoticeTables,
    PaymentTables,
    RegionTables,
    RequestTables,
    SavedListTables,
    TransferTables,
    ShipmentTables,
    StockTables,
    WebhookTables {
  settings: Settings
  operator_settings: OperatorSettingRows
  people: People
  sessions: Sessions
  margins: PersonPercentages
  shares: PersonPercentages
  verifications: Verifications
  signups: Signups
  links: Links
  one_time_codes: OneTimeCodes
  send_cooldowns: SendCooldowns
  attempts: Attempts
  consents: Consents
  sandbox_messages: SandboxMessages
  addresses: Addresses
  purchases: Purchases
  purchase_lines: PurchaseLines
  purchase_events: PurchaseEvents
  purchase_credits: PurchaseCredits
  order_earnings: OrderEarnings
  idempotent_calls: IdempotentCalls
  cart_lines: CartLines
  migration_checksums: MigrationChecksums
}
