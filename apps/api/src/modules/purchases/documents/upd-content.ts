import type { IsoDate, UpdBuyer, UpdTable } from '@flower-market/flower-domain'

/** A company that a document names. */
export interface UpdParty extends Omit<UpdBuyer, 'company' | 'legalAddress'> {
  readonly name: string
  readonly address: string
}

/** What a universal transfer document says; kept with it, and never changed. */
export interface UpdContent {
  readonly number: number
  readonly date: IsoDate
  /** For its file name. */
  readonly uuid: string
  /** Basis points; null without value-added tax. */
  readonly vatBp: number | null
  readonly seller: UpdParty
  readonly buyer: UpdParty
  /** Where the flowers go. */
  readonly consigneeAddress: string
  /** The order, which is the basis. */
  readonly order: { readonly number: number; readonly date: IsoDate }
  /** Bank transfers that paid for it before (line 5). */
  readonly payments: readonly { readonly number: number; readonly date: IsoDate }[]
  readonly table: UpdTable
}

/** Who signs for the operator. */
export const signatory = {
  position: 'Генеральный директор',
  surname: 'Примерова',
  name: 'Анна',
  patronymic: 'Сергеевна',
} as const

/** A day as documents write it: 23.11.2026. */
export function documentDay(day: IsoDate): string {
  return day.split('-').toReversed().join('.')
}

/** Kopecks as documents write rubles: 1234.56. */
export function documentAmount(minor: number): string {
  const sign = minor < 0 ? '-' : ''
  const kopecks = Math.abs(minor)
  return `${sign}${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
}

/** A company's id with an operator of electronic documents; its requisites until it has one. */
function exchangeId({ inn, kpp }: UpdParty): string {
  return `FM-${inn}${kpp && `-${kpp}`}`
}

/** The name of the file without its ending, which has to be its `ИдФайл`. */
export function updFileName({ seller, buyer, date, uuid }: UpdContent): string {
  const day = date.replaceAll('-', '')
  return `ON_NSCHFDOPPR_${exchangeId(buyer)}_${exchangeId(seller)}_${day}_${uuid}_0_0_0_0_0_00`
}
