import type { ColumnType } from 'kysely'

interface Shipments {
  id: string
  purchase_id: string
  ordinal: number
  at: Date
  /** Kopecks. */
  delivery: bigint
}

interface ShipmentLines {
  shipment_id: string
  purchase_id: string
  position: number
  quantity: number
}

interface UpdNumbers {
  year: number
  last: number
}

interface Upds {
  shipment_id: string
  year: number
  number: number
  issued_at: Date
  /** What the document says; written as JSON. */
  content: ColumnType<unknown, string>
  pdf_file_id: string
  xml_file_id: string
}

/** The tables of shipments and their documents. */
export interface ShipmentTables {
  shipments: Shipments
  shipment_lines: ShipmentLines
  upd_numbers: UpdNumbers
  upds: Upds
}
