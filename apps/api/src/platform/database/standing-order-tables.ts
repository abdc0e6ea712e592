import type {
  DeliveryMethod,
  IsoDate,
  PauseReason,
  StandingOrderEventKind,
  StandingOrderStatus,
  StandingPaymentMethod,
} from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface StandingOrders {
  id: string
  person_id: string
  list_id: string | null
  name: string
  weekdays: number[]
  until: IsoDate
  delivery_method: DeliveryMethod
  payment_method: StandingPaymentMethod
  address_id: string | null
  max_stem_price: number | null
  max_total: bigint | null
  status: StandingOrderStatus
  pause_reason: Generated<PauseReason | null>
  paused_at: Generated<Date | null>
  paused_date: Generated<IsoDate | null>
  next_date: IsoDate | null
  done_date: Generated<IsoDate | null>
  created_at: Date
}

interface StandingOrderEvents {
  standing_order_id: string
  ordinal: number
  kind: StandingOrderEventKind
  at: Date
  delivery_date: Generated<IsoDate | null>
  purchase_id: Generated<string | null>
  reason: Generated<PauseReason | null>
}

/** The tables of standing orders. */
export interface StandingOrderTables {
  standing_orders: StandingOrders
  standing_order_events: StandingOrderEvents
}
