import { readPersonSearch } from '@flower-market/flower-domain'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Viewer } from '../clients/index.ts'

/**
 * A condition on `people`: every word begins a word of name, company or email, or the digits begin or end the phone; for
 * staff the digits may also begin the tax number. For an agent the words are of name and company: a search by a phone
 * would tell whose it is.
 */
export function matching(text: string, { role }: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'people'>): Expression<SqlBool> => {
    const { words, phoneStarts, phoneEnd } = readPersonSearch(text)
    // Letters and digits only, so that nothing of it is an operator.
    const query = words.map((word) => `'${word}':*`).join(' & ')
    const searched = sql.ref(role === 'AGENT' ? 'people.search_names' : 'people.search_words')
    const byWords = words.length === 0 ? eb.lit(false) : sql<SqlBool>`${searched} @@ lower(${query})::tsquery`
    if (role === 'AGENT' || phoneEnd === null) return byWords
    const byStart = phoneStarts.map((start) => eb('people.phone', 'like', `${start}%`))
    const byEnd = sql<SqlBool>`reverse(people.phone) LIKE reverse(${phoneEnd}) || '%'`
    // Only digits and what stands between them: nothing of it is a wildcard.
    const byInn = role === 'ADMIN' ? [eb('people.inn', 'like', `${phoneEnd}%`)] : []
    return eb.or([byWords, ...byStart, byEnd, ...byInn])
  }
}
