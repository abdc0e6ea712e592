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

interface YearlyNumbers {
  kind: 'advance-invoice' | 'upd-correction'
  year: number
  last: number
}

interface Advances {
  payment_id: string
  person_id: string
  /** Kopecks. */
  amount: bigint
  vat_bp: number
  at: Date
}

interface AdvanceInvoices {
  payment_id: string
  year: number
  number: number
  issued_at: Date
  /** What the document says; written as JSON. */
  content: ColumnType<unknown, string>
  pdf_file_id: string
}

interface AdvanceOffsets {
  shipment_id: string
  payment_id: string
  /** Kopecks. */
  amount: bigint
}

interface UpdCorrections {
  id: string
  shipment_id: string
  year: number
  number: number
  issued_at: Date
  /** What the document says; written as JSON. */
  content: ColumnType<unknown, string>
  pdf_file_id: string
}

interface UpdCorrectionLines {
  correction_id: string
  shipment_id: string
  position: number
  quantity_before: number
  quantity_after: number
}

/** The tables of shipments and their documents. */
export interface ShipmentTables {
  shipments: Shipments
  shipment_lines: ShipmentLines
  upd_numbers: UpdNumbers
  upds: Upds
  yearly_numbers: YearlyNumbers
  advances: Advances
  advance_invoices: AdvanceInvoices
  advance_offsets: AdvanceOffsets
  upd_corrections: UpdCorrections
  upd_correction_lines: UpdCorrectionLines
}
