import type {
  Availability,
  Color,
  Currency,
  FlowerType,
  ImportLine,
  IsoDate,
  LotChangeKind,
  LotSource,
  PackUnit,
  PriceFileColumn,
  StockItemProblem,
  StockImportStatus,
} from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'

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
  freight: Generated<number>
  regions: string[] | null
  cutoff_at: Generated<Date | null>
  /** Ids of files; null where there are none. */
  photos: Generated<string[] | null>
  price_currency: Generated<'USD' | 'EUR' | null>
  /** Cents. */
  price_amount: Generated<number | null>
  price_rate: Generated<bigint | null>
  price_rate_date: Generated<IsoDate | null>
}

interface Varieties {
  type: FlowerType
  name: string
  color: Color
  tint: string
  head_from_mm: Generated<number | null>
  head_to_mm: Generated<number | null>
  vase_from_days: Generated<number | null>
  vase_to_days: Generated<number | null>
}

/** What a lot was sold for on the day of its delivery; written by triggers on `cards`. */
interface LotPrices {
  code: string
  delivery_date: IsoDate
  plantation_id: string
  type: FlowerType
  variety: string
  length_cm: number
  availability: Availability
  price: number
  freight: number
  regions: string[] | null
}

interface LotChanges {
  id: Generated<bigint>
  code: string
  plantation_id: string
  kind: LotChangeKind
  source: LotSource
  at: Date
  /** Null for a job. */
  changed_by: string | null
  /** Written as JSON; null for a lot that is new. */
  before: ColumnType<unknown, string | null>
  /** Written as JSON; null for a lot that is withdrawn. */
  after: ColumnType<unknown, string | null>
  /** The price list that did it; null for other ways. */
  import_id: Generated<string | null>
}

interface StockImports {
  id: string
  plantation_id: string
  availability: Availability
  delivery_date: IsoDate
  currency: Currency
  /** Of the currency; null for rubles. */
  rate: bigint | null
  rate_date: IsoDate | null
  is_whole: boolean
  file_name: string
  /** Written as JSON. */
  rows: ColumnType<string[][], string, string>
  first_row: number
  columns: PriceFileColumn[]
  layout: string
  skipped: Generated<number[]>
  /** How often it was corrected or reviewed anew. */
  version: Generated<number>
  /** Written as JSON. */
  lines: ColumnType<ImportLine[], string, string>
  status: Generated<StockImportStatus>
  created_at: Date
  created_by: string
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
  /** Of an applied list; null where a later one of the same day has been applied. */
  undo_until: Generated<Date | null>
}

interface PriceFileLayouts {
  plantation_id: string
  layout: string
  columns: PriceFileColumn[]
}

interface VarietyAliases {
  plantation_id: string
  words: string
  type: FlowerType
  variety: string
}

interface StockItems {
  id: string
  name: string
  code: string
  problem: StockItemProblem | null
  stems: Generated<number>
  /** What it was read as, a row of `cards`; null where it is no lot. Written as JSON. */
  lot: ColumnType<unknown, string | null, string | null>
}

interface StockReadings {
  what: 'items' | 'levels'
  read_at: Date
}

interface StockOrders {
  purchase_id: string
  id: string
  reference: Generated<string | null>
  placed_at: Generated<Date | null>
  canceled_at: Generated<Date | null>
  released_at: Generated<Date | null>
  attempts: Generated<number>
  next_at: Date
}

/** The tables of lots and of how they come into the shop. */
export interface StockTables {
  cards: Cards
  varieties: Varieties
  lot_prices: LotPrices
  lot_changes: LotChanges
  stock_imports: StockImports
  price_file_layouts: PriceFileLayouts
  variety_aliases: VarietyAliases
  stock_items: StockItems
  stock_readings: StockReadings
  stock_orders: StockOrders
}
