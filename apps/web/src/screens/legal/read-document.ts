import type { Locale } from '@flower-market/app-runtime/i18n'
import { operators, type OperatorParty } from '@flower-market/flower-domain'
import type { LegalDocument, LegalParty } from './documents/legal-document.ts'
import { legalDocuments, type LegalName } from './documents/legal-documents.ts'

/** What stands where the operator has not said it yet: nobody else is named there. */
const notSaid: Readonly<Record<Locale, Omit<LegalParty, 'shop'>>> = {
  ru: {
    group: '[название ещё не указано]',
    address: '[адрес ещё не указан]',
    email: '[почта ещё не указана]',
    phone: '[телефон ещё не указан]',
    registration: '[ИНН и ОГРН ещё не указаны]',
  },
  en: {
    group: '[name not given yet]',
    address: '[address not given yet]',
    email: '[email not given yet]',
    phone: '[phone not given yet]',
    registration: '[tax and registration numbers not given yet]',
  },
}

/** The operator as the texts of a language name it. */
export function legalParty(party: OperatorParty, locale: Locale): LegalParty {
  const missing = notSaid[locale]
  return {
    shop: operators[locale].shop,
    group: party.name ?? missing.group,
    address: party.address ?? missing.address,
    email: party.email ?? missing.email,
    phone: party.phone ?? missing.phone,
    registration: party.registration ?? missing.registration,
  }
}

const read = new Map<string, Promise<LegalDocument>>()

/** A text in a language for an operator, loaded once: the same promise for the same text, as React's `use` wants. */
export function readDocument(
  name: LegalName,
  locale: Locale,
  operator: OperatorParty,
): Promise<LegalDocument> {
  const party = legalParty(operator, locale)
  const key = `${name} ${locale} ${JSON.stringify(party)}`
  const known = read.get(key)
  if (known !== undefined) return known
  const load = legalDocuments[name][locale]
  const document = load().then((write) => write(party))
  read.set(key, document)
  document.catch(() => read.delete(key))
  return document
}
