import type { Generated } from 'kysely'

interface Files {
  id: string
  owner_id: string
  purpose:
    | 'avatar'
    | 'payment-proof'
    | 'invoice'
    | 'claim-photo'
    | 'upd'
    | 'lot-photo'
    | 'advance-invoice'
    | 'upd-correction'
  content_type: string
  /** Null where the store of files has them. */
  bytes: Buffer | null
  /** A small picture of a picture; null until it was asked for. */
  thumbnail: Generated<Buffer | null>
  at: Generated<Date>
  /** When the store was first given it; null where it was not. */
  sent_at: Generated<Date | null>
  /** SHA-256 of what the store has. */
  sha256: Generated<Buffer | null>
}

/** Files that are gone from the shop, and may still be in the store; the database writes it. */
interface RemovedFiles {
  id: string
  removed_at: Generated<Date>
}

/** What is kept as bytes. */
export interface FileTables {
  files: Files
  removed_files: RemovedFiles
}
