import { includedVat } from '../money/included-vat.ts'
import { money } from '../money/money.ts'

/** What is shipped of a line; the price includes value-added tax. */
export interface ShippedLine {
  readonly code: string
  readonly name: string
  /** Kopecks a stem. */
  readonly price: number
  /** Stems. */
  readonly quantity: number
  /** Of origin, ISO 3166-1 alpha-3; empty where it is not known. */
  readonly country: string
}

/** A row of a universal transfer document. Kopecks. */
export interface UpdRow extends Omit<ShippedLine, 'price'> {
  /** What one costs without tax, rounded. */
  readonly unitNet: number
  readonly net: number
  readonly tax: number
  readonly gross: number
  /** Flowers are counted in pieces; their delivery is a service. */
  readonly kind: 'goods' | 'delivery'
}

/** The rows of a document and their sums. Kopecks. */
export interface UpdTable {
  readonly rows: readonly UpdRow[]
  readonly net: number
  readonly tax: number
  readonly gross: number
}

function rowOf({ price, ...line }: ShippedLine, kind: UpdRow['kind'], vatBp: number | null): UpdRow {
  const gross = price * line.quantity
  const tax = vatBp === null ? 0 : includedVat(money(gross, 'RUB'), vatBp).minor
  const net = gross - tax
  return { ...line, kind, gross, tax, net, unitNet: Math.round(net / line.quantity) }
}

function sumOf(rows: readonly UpdRow[], part: 'net' | 'tax' | 'gross'): number {
  return rows.reduce((sum, row) => sum + row[part], 0)
}

/**
 * The rows of a universal transfer document: what is shipped, and the delivery where it is charged. Tax is computed once a
 * row from the price that includes it; the sums are those of the rows. `vatBp` is null without tax.
 */
export function updTable(
  lines: readonly ShippedLine[],
  { delivery, vatBp }: { readonly delivery: number; readonly vatBp: number | null },
): UpdTable {
  const goods = lines.filter(({ quantity }) => quantity > 0).map((line) => rowOf(line, 'goods', vatBp))
  const service = { code: '', name: 'Доставка', price: delivery, quantity: 1, country: '' }
  const rows = delivery === 0 ? goods : [...goods, rowOf(service, 'delivery', vatBp)]
  return { rows, net: sumOf(rows, 'net'), tax: sumOf(rows, 'tax'), gross: sumOf(rows, 'gross') }
}

/** What a universal transfer document names of its buyer. */
export interface UpdBuyer {
  readonly company: string
  readonly inn: string
  readonly kpp: string
  readonly legalAddress: string
}

/** What a document cannot be made without. */
export const updRequisites = ['company', 'inn', 'kpp', 'legalAddress'] as const

/** What a document cannot be made without. */
export type UpdRequisite = (typeof updRequisites)[number]

/** What is missing of a buyer; a sole proprietor, whose INN has twelve digits, has no KPP. */
export function missingRequisites(buyer: UpdBuyer): readonly UpdRequisite[] {
  return updRequisites.filter((field) => buyer[field] === '' && !(field === 'kpp' && buyer.inn.length === 12))
}
