import { normalizePhone } from '@flower-market/flower-domain'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

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

/** A condition on `people`: every word stands in name, company, email or phone, or the whole text is a phone's part. */
export function matching(text: string) {
  return (eb: ExpressionBuilder<Schema, 'people'>): Expression<SqlBool> => {
    const words = text.split(/\s+/u).filter(Boolean)
    const phone = phonePart(text)
    const byWords = eb.and(
      words.map((word) => eb('search_text', 'like', sql<string>`lower(${anywhere(word)})`)),
    )
    return phone === null ? byWords : eb.or([byWords, eb('people.phone', 'like', anywhere(phone))])
  }
}
