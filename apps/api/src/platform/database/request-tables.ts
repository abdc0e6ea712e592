import type {
  AnswerReason,
  DeliveryMethod,
  FlowerType,
  IsoDate,
  PaymentMethod,
  RequestActor,
  RequestLineStatus,
  SentRequestStatus,
} from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client/contract'
import type { ColumnType, Generated } from 'kysely'

interface PlantationRequests {
  id: string
  /** From the numbers of the orders. */
  number: Generated<number>
  person_id: string
  plantation_id: string
  source: CallOutput<'requestAccept'>['source']
  status: SentRequestStatus
  delivery_date: IsoDate
  comment: string
  delivery_method: DeliveryMethod
  payment_method: PaymentMethod
  /** Written as JSON. */
  destination: ColumnType<CallOutput<'requestAccept'>['destination'], string>
  region_id: string
  city_base_cost: number
  margin_price_bp: number
  margin_delivery_to_warehouse_bp: number
  margin_delivery_to_region_bp: number
  margin_delivery_to_city_bp: number
  sent_at: Date
  answer_by: Date
  answered_at: Generated<Date | null>
  answer_comment: Generated<string>
  expires_at: Generated<Date | null>
}

interface PlantationRequestLines {
  request_id: string
  position: number
  status: RequestLineStatus
  code: string
  type: FlowerType
  variety: string
  length_cm: number
  tint: string
  boxes: number
  stems_per_bunch: number
  stems_per_box: number
  quantity: number
  price: number
  plantation_price: number
  freight: number
  region_freight: number
  agreed_quantity: Generated<number | null>
  agreed_price: Generated<number | null>
  agreed_plantation_price: Generated<number | null>
  reason: Generated<AnswerReason | null>
  note: Generated<string>
}

interface PlantationRequestEvents {
  request_id: string
  ordinal: number
  status: SentRequestStatus
  actor: RequestActor
  at: Date
  created_by: string | null
}

/** The tables of requests to plantations. */
export interface RequestTables {
  plantation_requests: PlantationRequests
  plantation_request_lines: PlantationRequestLines
  plantation_request_events: PlantationRequestEvents
}
