import type { Locale } from '../identity/locale.ts'

/** The brand of this build, and the address of its demonstration; who runs a shop is a setting (`operatorParty`). */
export interface Operator {
  readonly shop: string
  readonly group: string
  readonly address: string
}

/** The same by language. */
export const operators: Readonly<Record<Locale, Operator>> = {
  ru: {
    shop: 'Цветочный рынок',
    group: 'ГК «Цветочный рынок»',
    address: '127018, Россия, Москва, Складочная улица, 1, стр. 18',
  },
  en: {
    shop: 'Flower Market',
    group: 'Flower Market Group',
    address: '1 Skladochnaya St., bldg 18, Moscow 127018, Russia',
  },
}

/** The title of a page for tabs, history and link previews: every one ends with the operator's group. */
export function pageTitle(name: string, locale: Locale): string {
  return `${name} — ${operators[locale].group}`
}
