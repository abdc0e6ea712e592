import type { AuditAction, AuditSubject, AuditValue, Wanted } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { defineMinuteJob } from '../../platform/jobs/minute-job.ts'

/** A change that is planned and does not hold yet. */
export interface PlannedChange<Terms> {
  readonly _id: string
  readonly terms: Wanted<Terms>
  /** ISO 8601, as the next. */
  readonly holdsFrom: string
  readonly setAt: string
  readonly setBy: { readonly _id: string; readonly name: string }
  readonly reason: string
}

/** What every record of such a kind has beside its terms. */
export interface Dated<Terms> {
  readonly _id: string
  readonly version: number
  /** The next first. */
  readonly planned: readonly PlannedChange<Terms>[]
}

/** Where the planned changes of a kind of record are stored. */
export interface ChangesTable<Terms> {
  readonly records: 'regions' | 'plantations'
  readonly changes: 'region_changes' | 'plantation_changes'
  /** The column of `changes` that names the record. */
  readonly record: 'region_id' | 'plantation_id'
  /** Reads stored terms. */
  readonly parseTerms: (terms: unknown) => Wanted<Terms>
}

/** A kind of record whose terms change at once or from a later moment on. */
export interface RecordKind<Terms extends { readonly name: unknown }> extends ChangesTable<Terms> {
  readonly action: AuditAction
  readonly subject: AuditSubject
  /** Has planned changes hold. */
  readonly job: ReturnType<typeof defineMinuteJob>
  /** Has changes of such records made one after another until the transaction ends; everybody still reads them. */
  readonly lock: (trx: Trx) => Promise<void>
  /** All records with what is planned for them. */
  readonly list: (db: Db | Trx) => Promise<readonly (Terms & Dated<Terms>)[]>
  /** Writes the terms of a record under its next version. */
  readonly write: (trx: Trx, id: string, terms: Terms) => Promise<void>
  /** Throws `name-taken` where another record has the name. */
  readonly requireFreeName: (trx: Trx, id: string, terms: Terms) => Promise<void>
  /** The terms that a change names anew. */
  readonly changedTerms: (before: Terms, after: Terms) => Partial<Terms>
  /** What the audit log keeps of terms. */
  readonly toAudit: (terms: Wanted<Terms>) => Record<string, AuditValue>
}
