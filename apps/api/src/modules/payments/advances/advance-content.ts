import type { IsoDate, OperatorSignatory } from '@flower-market/flower-domain'
import type { DocumentParty } from '../../../platform/documents/tax-document.ts'

/** What the invoice of an advance says; kept with it, and never changed. Kopecks. */
export interface AdvanceContent {
  readonly number: number
  readonly date: IsoDate
  /** Basis points; the tax is computed by the calculated rate (22/122). */
  readonly vatBp: number
  readonly seller: DocumentParty
  readonly signatory: OperatorSignatory
  readonly buyer: DocumentParty
  /** The payment that brought the money (line 5). */
  readonly payment: { readonly number: number; readonly date: IsoDate }
  readonly tax: number
  readonly gross: number
}

/** The number as documents write it: a series of its own. */
export function advanceNumber(number: number): string {
  return `А-${number}`
}
