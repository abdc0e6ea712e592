import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { lookedAfterBy, type Viewer } from '../clients/index.ts'
import type { PersonAudience } from './person-rows.ts'

type People = ExpressionBuilder<Schema, 'people'>

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
