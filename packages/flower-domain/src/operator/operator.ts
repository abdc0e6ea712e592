import type { Locale } from '../identity/locale.ts'

/** The operator of this shop, in both languages; another operator changes only this file. */
export interface Operator {
  readonly shop: string
  readonly group: string
  readonly address: string
}

/** The operator's name by language, and the one address that the footer and the pickup point show. */
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

/** How to reach the operator. */
export const operatorContacts = {
  email: 'zakaz@flower-market.example',
  phone: '+7 495 000-00-00',
} as const

/** The title of a page for tabs, history and link previews: every one ends with the operator's group. */
export function pageTitle(name: string, locale: Locale): string {
  return `${name} — ${operators[locale].group}`
}
