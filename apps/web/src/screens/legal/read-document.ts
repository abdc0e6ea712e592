import type { Locale } from '@flower-market/app-runtime/i18n'
import { operators, operatorContacts } from '@flower-market/flower-domain'
import type { LegalDocument } from './documents/legal-document.ts'
import { legalDocuments, type LegalName } from './documents/legal-documents.ts'

const read = new Map<string, Promise<LegalDocument>>()

/** A text in a language, loaded once: the same promise for the same text, as React's `use` wants. */
export function readDocument(name: LegalName, locale: Locale): Promise<LegalDocument> {
  const key = `${name} ${locale}`
  const known = read.get(key)
  if (known !== undefined) return known
  const load = legalDocuments[name][locale]
  const document = load().then((write) => write({ ...operators[locale], ...operatorContacts }))
  read.set(key, document)
  document.catch(() => read.delete(key))
  return document
}
