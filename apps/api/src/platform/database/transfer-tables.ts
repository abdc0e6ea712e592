import type {
  AnswerTemplate,
  CountryCode,
  Currency,
  RecipientStatus,
  TransactionStatus,
} from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'

interface Plantations {
  id: string
  name: string
  country: CountryCode
  city_ru: Generated<string>
  city_en: Generated<string>
  /** Null: as long as the operator's setting says. */
  claim_hours: Generated<number | null>
  time_zone: Generated<string>
  cutoff_days_before: Generated<number>
  cutoff_minutes: Generated<number>
  default_freight: Generated<number>
  version: Generated<number>
  answer_templates: ColumnType<readonly AnswerTemplate[], string | undefined, string>
}

/** The requisites of a recipient that staff have approved. */
interface ApprovedRequisites {
  readonly currency: Currency
  readonly beneficiary: string
  readonly bic: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly bankCountry: CountryCode
}

interface Recipients {
  id: string
  plantation_id: string
  /** Null is the plantation's own. */
  owner_id: string | null
  created_by: string | null
  name: string
  country: CountryCode
  state: string
  city: string
  address: string
  postal_code: string
  currency: Currency
  beneficiary: string
  bic: string
  routing_number: string
  account_number: string
  bank_country: CountryCode
  status: Generated<RecipientStatus>
  reason: Generated<string>
  /** Those that were approved last, which a trigger writes; null where none were. */
  approved: ColumnType<ApprovedRequisites | null, never, never>
  revision: Generated<number>
  created_at: Date
  changed_at: Date
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
}

/** The requisites of a transfer, as they were when the person agreed. */
export interface Payee {
  readonly _id: string
  readonly name: string
  readonly plantation: { readonly _id: string; readonly name: string }
  readonly country: CountryCode
  readonly state: string
  readonly city: string
  readonly address: string
  readonly postalCode: string
  readonly beneficiary: string
  readonly bic: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly bankCountry: CountryCode
}

interface Transfers {
  id: string
  number: Generated<number>
  person_id: string
  quote_id: string
  recipient_id: string | null
  /** Written as JSON. */
  payee: ColumnType<Payee | null, string | null, never>
  purpose: string
  status: TransactionStatus
  reason: Generated<string>
  created_at: Date
  sent_at: Generated<Date | null>
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
  reservation_id: Generated<string | null>
  movement_id: Generated<string | null>
  returned_by: Generated<string | null>
  unanswered_at: Generated<Date | null>
}

interface TransferEvents {
  transfer_id: string
  ordinal: number
  status: TransactionStatus
  at: Date
  created_by: string | null
}

/** The tables of plantations, of whom their money goes to, and of transfers. */
export interface TransferTables {
  plantations: Plantations
  recipients: Recipients
  transfers: Transfers
  transfer_events: TransferEvents
}
