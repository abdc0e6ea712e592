import type {
  ClockStatus,
  Color,
  DeliveryMethod,
  FlowerType,
  IsoDate,
  PressStatus,
} from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface Auctions {
  id: string
  starts_at: Date
  created_at: Date
  created_by: string | null
}

interface AuctionClocks {
  id: string
  auction_id: string
  position: number
  code: string
  type: FlowerType
  variety: string
  plantation_id: string
  length_cm: number
  color: Color
  tint: string
  stems_per_bunch: number
  stems_per_box: number
  regions: string[] | null
  delivery_date: IsoDate
  /** Kopecks a stem, as all prices here. */
  start_price: number
  step_price: number
  step_ms: number
  reserve_price: number
  minimum_bunches: number
  stems: number
  stems_left: number
  opens_at: Date
  status: ClockStatus
  from_step: number
  since: Date
  due_at: Date | null
  revision: Generated<number>
}

interface AuctionPresses {
  id: string
  clock_id: string
  person_id: string
  pressed_at: Date
  step: number
  clock_price: number
  price: number
  seen_price: number
  delivery_method: DeliveryMethod
  address_id: string | null
  minimum_stems: number
  choose_until: Date
  reservation_id: string | null
  status: PressStatus
  quantity: number | null
  purchase_id: string | null
}

/** The tables of auctions. */
export interface AuctionTables {
  auctions: Auctions
  auction_clocks: AuctionClocks
  auction_presses: AuctionPresses
}
