import type { CorrectionTable, IsoDate, OperatorSignatory } from '@flower-market/flower-domain'
import type { DocumentParty } from '../../../platform/documents/tax-document.ts'

/** What a correction of a universal transfer document says; kept with it, and never changed. */
export interface CorrectionContent {
  readonly number: number
  readonly date: IsoDate
  /** The document that it corrects. */
  readonly upd: { readonly number: number; readonly date: IsoDate }
  /** Basis points, those of the document; null without value-added tax. */
  readonly vatBp: number | null
  readonly seller: DocumentParty
  readonly signatory: OperatorSignatory
  readonly buyer: DocumentParty
  readonly order: { readonly number: number; readonly date: IsoDate }
  /** Why the quantities have become less, as the buyer has read it. */
  readonly reasons: readonly string[]
  readonly table: CorrectionTable
}

/** The number as documents write it: a series of its own. */
export function correctionNumber(number: number): string {
  return `К-${number}`
}
