import type { Role } from '@flower-market/flower-domain'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** Who asks about people. */
export interface Viewer {
  readonly personId: string
  readonly role: Role
}

type People = ExpressionBuilder<Schema, 'people'>

/** A condition on `people`: those whom the viewer's role looks after. */
export function lookedAfterBy({ personId, role }: Viewer) {
  return (eb: People): Expression<SqlBool> => {
    if (role === 'ADMIN') return eb.lit(true)
    if (role === 'BROKER') return eb('people.broker_id', '=', personId)
    if (role === 'AGENT') return eb('people.referred_by', '=', personId)
    return eb.lit(false)
  }
}

/** A condition on `people`: the viewer, and those whom the viewer's role looks after. */
export function visibleTo(viewer: Viewer) {
  return (eb: People): Expression<SqlBool> =>
    eb.or([eb('people.id', '=', viewer.personId), lookedAfterBy(viewer)(eb)])
}
