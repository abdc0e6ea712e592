import { auditChanges, type AuditValue } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { deepPageOf } from './deep-page.ts'
import { isInPeriod } from './in-period.ts'
import type { MarketState } from './market-state.ts'
import { mockSignedIn } from './signed-in.ts'

type Entry = CallOutput<'auditList'>['items'][number]

/** What staff have done, as the mock market records it. */
export type MockAudit = Pick<Entry, 'action' | 'subject'> & {
  /** The id of the person whom it was about. */
  readonly about: string | null
  readonly reason?: string
  readonly effect?: Entry['effect']
  readonly before?: Readonly<Record<string, AuditValue>>
  readonly after?: Readonly<Record<string, AuditValue>>
}

function named(people: readonly MockPerson[], id: string | null): Entry['about'] {
  const found = people.find(({ _id }) => _id === id)
  return found ? { _id: found._id, name: `${found.name} ${found.surname}`.trim() } : null
}

/** Records what a member of staff has done. */
export function recordMockAudit(state: MarketState, staff: MockPerson, done: MockAudit): void {
  const { action, subject, about, reason = '', effect = null, before = {}, after = {} } = done
  const entry: Entry = {
    _id: String(state.auditEntries.length + 1),
    at: state.now.toISOString(),
    by: { _id: staff._id, name: `${staff.name} ${staff.surname}`.trim() },
    action,
    subject,
    about: named(state.people, about),
    from: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' },
    reason,
    effect,
    changes: auditChanges(before, after),
  }
  state.auditEntries = [entry, ...state.auditEntries]
}

/** The audit log of the mock market. */
export function auditHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'auditList', (_person, { query }) => {
      const { cursor, limit, about, by, action, ...days } = query
      const found = state.auditEntries.filter((entry) => {
        return (
          (about === undefined || entry.about?._id === about) &&
          (by === undefined || entry.by?._id === by) &&
          (action === undefined || entry.action === action) &&
          isInPeriod(entry.at, days)
        )
      })
      const { items, next } = deepPageOf(found, { page: 1, limit, cursor })
      return { items, next }
    }),
  ]
}
