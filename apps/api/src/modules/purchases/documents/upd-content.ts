import type { IsoDate, OperatorSignatory, UpdTable } from '@flower-market/flower-domain'
import { documentDay, type DocumentParty } from '../../../platform/documents/tax-document.ts'

/** What a universal transfer document says; kept with it, and never changed. */
export interface UpdContent {
  readonly number: number
  readonly date: IsoDate
  /** For its file name. */
  readonly uuid: string
  /** Basis points; null without value-added tax. */
  readonly vatBp: number | null
  readonly seller: DocumentParty
  readonly signatory: OperatorSignatory
  readonly buyer: DocumentParty
  /** Where the flowers go. */
  readonly consigneeAddress: string
  /** The order, which is the basis. */
  readonly order: { readonly number: number; readonly date: IsoDate }
  /** Bank transfers that paid for it before (line 5). */
  readonly payments: readonly { readonly number: number; readonly date: IsoDate }[]
  /** Invoices of advances that paid for it before (line 5б); absent in documents that were made before there were any. */
  readonly advances?: readonly { readonly number: string; readonly date: IsoDate }[]
  readonly table: UpdTable
}

/** Line 5б: numbers and dates of the invoices of advances; null without any. */
export function advancesText({ advances = [] }: Pick<UpdContent, 'advances'>): string | null {
  const named = advances.map(({ number, date }) => `№\u00A0${number} от\u00A0${documentDay(date)}`)
  return named.length === 0 ? null : named.join('; ')
}

/** Kopecks as documents write rubles: 1234.56. */
export function documentAmount(minor: number): string {
  const sign = minor < 0 ? '-' : ''
  const kopecks = Math.abs(minor)
  return `${sign}${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
}

/** A company's id with an operator of electronic documents; its requisites until it has one. */
function exchangeId({ inn, kpp }: DocumentParty): string {
  return `FM-${inn}${kpp && `-${kpp}`}`
}

/** The name of the file without its ending, which has to be its `ИдФайл`. */
export function updFileName({ seller, buyer, date, uuid }: UpdContent): string {
  const day = date.replaceAll('-', '')
  return `ON_NSCHFDOPPR_${exchangeId(buyer)}_${exchangeId(seller)}_${day}_${uuid}_0_0_0_0_0_00`
}
