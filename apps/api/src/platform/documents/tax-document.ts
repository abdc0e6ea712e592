import type { IsoDate, UpdBuyer } from '@flower-market/flower-domain'

/** A company that a document names. */
export interface DocumentParty extends Omit<UpdBuyer, 'company' | 'legalAddress'> {
  readonly name: string
  readonly address: string
}

/** What stands where a document has nothing to name. */
export const dash = '—'

/** A day as documents write it: 23.11.2026. */
export function documentDay(day: IsoDate): string {
  return day.split('-').toReversed().join('.')
}

/** A rate of value-added tax as documents write it. */
export function rateText(vatBp: number | null): string {
  return vatBp === null ? 'без НДС' : `${String(vatBp / 100).replace('.', ',')}%`
}

/** INN and KPP of a company; a sole proprietor has no KPP. */
export function innKpp({ inn, kpp }: DocumentParty): string {
  return kpp === '' ? inn : `${inn} / ${kpp}`
}

/** Whether a company is a sole proprietor, whose taxpayer number has twelve digits. */
export function isProprietor({ inn }: Pick<DocumentParty, 'inn'>): boolean {
  return inn.length === 12
}
