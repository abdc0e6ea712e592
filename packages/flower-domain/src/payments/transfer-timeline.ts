import type { TransactionStatus } from './transaction-status.ts'

/** The steps of a transfer that arrives, in the order of display. */
export const transferSteps = [
  'INITIAL',
  'IN_PROCESSED',
  'SENDED',
  'CONFIRMED',
] as const satisfies readonly TransactionStatus[]

/** A status that a transfer came into, and when (ISO 8601). */
export interface TransferEvent {
  readonly status: TransactionStatus
  readonly at: string
}

/** One step of a transfer's timeline; `at` is null where it is ahead. */
export interface TransferTimelineStep {
  readonly status: TransactionStatus
  readonly state: 'done' | 'current' | 'ahead' | 'stopped'
  readonly at: string | null
}

/** The timeline of a transfer by what happened to it; a rejected one ends there, without further steps. */
export function transferTimeline(events: readonly TransferEvent[]): readonly TransferTimelineStep[] {
  const last = events.at(-1)?.status
  const passed = events.map(({ status, at }): TransferTimelineStep => {
    if (status === 'REJECTED') return { status, at, state: 'stopped' }
    // What was confirmed needs nothing more.
    return { status, at, state: status === last && status !== 'CONFIRMED' ? 'current' : 'done' }
  })
  if (last === 'REJECTED') return passed
  const ahead = transferSteps.slice(last === undefined ? 0 : transferSteps.indexOf(last) + 1)
  return [...passed, ...ahead.map((status) => ({ status, state: 'ahead', at: null }) as const)]
}

/** After so many days without the plantation's answer staff ask what has become of a transfer. */
export const transferAnswerDays = 5

const dayMs = 24 * 3_600_000

/** Whether a transfer that was sent at a moment should have been answered by now. */
export function isTransferUnanswered(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() >= transferAnswerDays * dayMs
}
