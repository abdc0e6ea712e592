import type { AuditValue } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { invalidInput } from '../../platform/errors/api-error.ts'
import { recordAudit } from '../audit/index.ts'
import { insertDecision, type NewDecision } from './settings.repository.ts'

/** The moment from which a decision holds: now where none is named. Throws `validation-failed` for a moment of the past. */
export function decisionMoment(named: string | undefined, now: Date): Date {
  const moment = named === undefined ? now : new Date(named)
  if (moment < now) throw invalidInput('holdsFrom', 'A decision cannot hold from a moment of the past.')
  return moment
}

interface AuditedDecision extends NewDecision {
  /** What held at its moment until now, and what holds then, as the audit log keeps it. */
  readonly before: Readonly<Record<string, AuditValue>>
  readonly after: Readonly<Record<string, AuditValue>>
}

/** Writes a decision and its entry in the audit log. */
export async function decide(trx: Trx, { before, after, ...decision }: AuditedDecision): Promise<void> {
  const { name, holdsFrom, setAt, setBy, reason } = decision
  await insertDecision(trx, decision)
  await recordAudit(trx, {
    by: setBy,
    at: setAt,
    action: 'setting-decided',
    subject: { kind: 'setting', id: name },
    reason,
    before,
    after: { ...after, holdsFrom: holdsFrom.toISOString() },
  })
}
