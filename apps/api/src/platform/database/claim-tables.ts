import type { ClaimReason, ClaimStatus } from '@flower-market/flower-domain'
import type { Generated } from 'kysely'

interface Claims {
  id: string
  number: Generated<number>
  purchase_id: string
  /** Of the line. */
  position: number
  reason: ClaimReason
  comment: string
  quantity: number
  status: ClaimStatus
  accepted_quantity: Generated<number>
  created_at: Date
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
  decision: Generated<string>
}

interface ClaimBunches {
  claim_id: string
  box: number
  bunch: number
  quantity: number
}

interface ClaimPhotos {
  claim_id: string
  key: string
  file_id: string
  at: Date
}

/** The tables of claims. */
export interface ClaimTables {
  claims: Claims
  claim_bunches: ClaimBunches
  claim_photos: ClaimPhotos
}
