import type { Locale } from '../identity/locale.ts'
import type { Localized } from '../identity/localized.ts'
import { operators } from './operator.ts'
import type { OperatorRequisites } from './requisites.ts'
import { unbrokenAddress } from './unbroken-address.ts'

/** How the operator is called and reached, as pages show it. */
export interface OperatorContacts {
  readonly name: Localized
  readonly address: Localized
  readonly email: string
  readonly phone: string
}

/** Contacts for demonstrations. */
export const demoContacts: OperatorContacts = {
  name: { ru: operators.ru.group, en: operators.en.group },
  address: { ru: operators.ru.address, en: operators.en.address },
  email: 'zakaz@flower-market.example',
  phone: '+7 495 000-00-00',
}

/** Who runs the shop, in one language; null is what the operator has not said. */
export interface OperatorParty {
  readonly name: string | null
  readonly address: string | null
  readonly email: string | null
  readonly phone: string | null
  /** The numbers by which the company is found in the registers. */
  readonly registration: string | null
}

const numberNames = {
  ru: { inn: 'ИНН', kpp: 'КПП', ogrn: 'ОГРН' },
  en: { inn: 'INN', kpp: 'KPP', ogrn: 'OGRN' },
} as const satisfies Readonly<Record<Locale, Readonly<Record<'inn' | 'kpp' | 'ogrn', string>>>>

function registrationOf(requisites: OperatorRequisites, locale: Locale): string {
  const names = numberNames[locale]
  const parts = (['inn', 'kpp', 'ogrn'] as const).filter((part) => requisites[part] !== '')
  return parts.map((part) => `${names[part]}\u00A0${requisites[part]}`).join(', ')
}

/**
 * Who runs the shop: as its contacts say, and as long as there are none, by the name and the address of its requisites, which
 * are in Russian in both languages.
 */
export function operatorParty(
  {
    requisites,
    contacts,
  }: { readonly requisites: OperatorRequisites | null; readonly contacts: OperatorContacts | null },
  locale: Locale,
): OperatorParty {
  const address = contacts?.address[locale] ?? requisites?.address ?? null
  return {
    name: contacts?.name[locale] ?? requisites?.name ?? null,
    address: address === null ? null : unbrokenAddress(address),
    email: contacts?.email ?? null,
    phone: contacts?.phone ?? null,
    registration: requisites === null ? null : registrationOf(requisites, locale),
  }
}
