import { normalizePhone } from '@flower-market/flower-domain'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Viewer } from './visible-people.ts'

function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`
}

/** A phone as somebody types it, reduced to what is stored; null where the text is none. */
function phonePart(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/u.test(text)) return null
  const phone = normalizePhone(text)
  const digits = phone.ok ? phone.digits : text.replaceAll(/\D/gu, '')
  return digits === '' ? null : digits
}

/** Name and company in small letters: what an agent may search by. */
const namesOnly = sql<string>`lower(people.name || ' ' || people.surname || ' ' || people.company)`

/**
 * A condition on `people`: every word stands in name, company, email or phone, or the whole text is a phone's part. For an
 * agent it stands in name or company: a search by a phone would tell whose it is.
 */
export function matching(text: string, { role }: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'people'>): Expression<SqlBool> => {
    const words = text.split(/\s+/u).filter(Boolean)
    const phone = phonePart(text)
    const searched = role === 'AGENT' ? namesOnly : eb.ref('search_text')
    const byWords = eb.and(words.map((word) => eb(searched, 'like', sql<string>`lower(${anywhere(word)})`)))
    if (role === 'AGENT' || phone === null) return byWords
    return eb.or([byWords, eb('people.phone', 'like', anywhere(phone))])
  }
}
