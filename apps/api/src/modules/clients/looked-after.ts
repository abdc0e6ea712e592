import type { Role } from '@flower-market/flower-domain'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** Who asks about people. */
export interface Viewer {
  readonly personId: string
  readonly role: Role
}

/** A condition on `people`: those whom the viewer's role looks after; nobody whose data was erased. */
export function lookedAfterBy({ personId, role }: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'people'>): Expression<SqlBool> => {
    const isThere = eb('people.erased_at', 'is', null)
    if (role === 'ADMIN') return isThere
    if (role === 'BROKER') return eb.and([eb('people.broker_id', '=', personId), isThere])
    if (role === 'AGENT') return eb.and([eb('people.referred_by', '=', personId), isThere])
    return eb.lit(false)
  }
}
