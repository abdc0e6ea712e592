import type { AuditAction, AuditSubject, AuditValue, Currency } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { currentOrigin } from '../../platform/http/call-origin.ts'

/** Something that staff have done. */
export interface AuditRecord {
  /** Who; null for a command of the operator on the server, which has no session. */
  readonly by: string | null
  readonly at: Date
  readonly action: AuditAction
  readonly subject: { readonly kind: AuditSubject; readonly id: string }
  /** Whose money, order or profile it was. */
  readonly about?: string | null
  readonly reason?: string
  /** What it did to the person's money, minor units: above zero is in their favor. */
  readonly effect?: { readonly amount: bigint; readonly currency: Currency } | null
  /**
   * Named fields as they were and as they are. They outlive the erasure of a person's data: no names, addresses, phone
   * numbers or emails, only that they were changed.
   */
  readonly before?: Readonly<Record<string, AuditValue>>
  readonly after?: Readonly<Record<string, AuditValue>>
}

/** Writes to the audit log in the transaction of what was done, with where the call came from. */
export async function recordAudit(trx: Trx, entry: AuditRecord): Promise<void> {
  const { by, at, action, subject, about = null, reason = '', effect = null, before = {}, after = {} } = entry
  const origin = currentOrigin()
  await trx
    .insertInto('audit_entries')
    .values({
      at,
      actor_id: by,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      person_id: about,
      session_id: origin?.sessionId ?? null,
      address: origin?.address ?? null,
      user_agent: origin?.userAgent ?? null,
      reason,
      effect: effect?.amount ?? null,
      currency: effect?.currency ?? null,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}
