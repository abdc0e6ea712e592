import type { Role } from '@flower-market/flower-domain'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PersonAudience } from './person-rows.ts'

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

/** A condition on `people`: the viewer, and those whose contacts and picture the viewer's role reads. */
export function knownTo(viewer: Viewer) {
  return (eb: People): Expression<SqlBool> => {
    const oneself = eb('people.id', '=', viewer.personId)
    return viewer.role === 'AGENT' ? oneself : eb.or([oneself, lookedAfterBy(viewer)(eb)])
  }
}

/** For whom the fields of others are chosen where a viewer may read them. */
export function audienceOf({ role }: Viewer): PersonAudience {
  if (role === 'ADMIN') return 'staff'
  return role === 'BROKER' ? 'client' : 'referred'
}
