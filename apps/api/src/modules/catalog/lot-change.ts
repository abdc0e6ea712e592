import type { LotSource, Role } from '@flower-market/flower-domain'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** A lot as it is written; its place in the recommended order follows from its type. */
export type StoredLot = Omit<Selectable<Schema['cards']>, 'place'>

/** What happens to a lot; a lot that is changed or withdrawn has been locked by the transaction. */
export type LotChange =
  | { readonly kind: 'added'; readonly before: null; readonly after: StoredLot }
  | { readonly kind: 'changed'; readonly before: StoredLot; readonly after: StoredLot }
  | { readonly kind: 'withdrawn'; readonly before: StoredLot; readonly after: null }

/** Who changes lots, by which way, and when. */
export interface LotChangeCause {
  /** Null for a job. */
  readonly by: { readonly personId: string; readonly role: Role } | null
  readonly source: LotSource
  /** The price list that is applied. @default none */
  readonly importId?: string
  readonly at: Date
}
