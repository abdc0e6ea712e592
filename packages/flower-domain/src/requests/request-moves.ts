import type { TransitionTable } from '../transitions/transition-table.ts'
import { requestLineStatuses, requestStatuses } from './request-status.ts'
import type { RequestActor, RequestLineStatus, RequestStatus } from './request-status.ts'

/** What has to be true for a move of a request. */
export const requestConditions = [
  'complete',
  'in-time',
  'over',
  'some-agreed',
  'none-agreed',
  'some-accepted',
] as const

/** What has to be true for a move of a request. */
export type RequestCondition = (typeof requestConditions)[number]

/** A move of a request: to which status, by whom, on what conditions, and what becomes of its lines. */
export interface RequestMoveRule {
  readonly to: RequestStatus
  readonly by: RequestActor
  readonly when: readonly RequestCondition[]
  /** For each status of a line, those that it may have after the move; a status that is not named stays. */
  readonly lines: { readonly [from in RequestLineStatus]?: readonly RequestLineStatus[] }
}

const canceled = {
  to: 'canceled',
  by: 'buyer',
  when: [],
  lines: { asked: ['canceled'], agreed: ['canceled'] },
} as const satisfies RequestMoveRule

const expired = {
  to: 'expired',
  by: 'system',
  when: ['over'],
  lines: { asked: ['expired'], agreed: ['expired'] },
} as const satisfies RequestMoveRule

/**
 * The moves of a request and of its lines from each status. What the plantation refuses stays refused; nothing binds the
 * buyer before they accept it, and nothing the plantation after its answer has expired.
 */
export const requestMoves: { readonly [from in RequestStatus]: readonly RequestMoveRule[] } = {
  written: [{ to: 'sent', by: 'buyer', when: ['complete'], lines: {} }],
  sent: [
    {
      to: 'answered',
      by: 'plantation',
      when: ['in-time', 'some-agreed'],
      lines: { asked: ['agreed', 'refused'] },
    },
    { to: 'declined', by: 'plantation', when: ['in-time', 'none-agreed'], lines: { asked: ['refused'] } },
    canceled,
    expired,
  ],
  answered: [
    {
      to: 'accepted',
      by: 'buyer',
      when: ['in-time', 'some-accepted'],
      lines: { agreed: ['accepted', 'declined'] },
    },
    canceled,
    expired,
  ],
  accepted: [],
  declined: [],
  expired: [],
  canceled: [],
}

/** The allowed transitions of requests, whoever makes them. */
export const requestTransitions: TransitionTable<RequestStatus> = Object.fromEntries(
  requestStatuses.map((from) => [from, requestMoves[from].map(({ to }) => to)]),
) as unknown as TransitionTable<RequestStatus>

/** The allowed transitions of the lines of requests. */
export const requestLineTransitions: TransitionTable<RequestLineStatus> = Object.fromEntries(
  requestLineStatuses.map((from) => [
    from,
    [
      ...new Set(
        Object.values(requestMoves).flatMap((rules) => rules.flatMap(({ lines }) => lines[from] ?? [])),
      ),
    ],
  ]),
) as unknown as TransitionTable<RequestLineStatus>

/** A move that somebody asks for, with the conditions that are met. */
export interface RequestMoveQuestion {
  readonly from: RequestStatus
  readonly to: RequestStatus
  readonly actor: RequestActor
  readonly met: ReadonlySet<RequestCondition>
}

/** Whether a request moves, or why it does not; a repeat succeeds without a change. */
export type RequestMoveAnswer =
  | { readonly ok: true; readonly isChanged: boolean }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'not-permitted' | RequestCondition }

/** Answers whether an actor may move a request now. */
export function answerRequestMove({ from, to, actor, met }: RequestMoveQuestion): RequestMoveAnswer {
  if (from === to) return { ok: true, isChanged: false }
  const rule = requestMoves[from].find((one) => one.to === to)
  if (rule === undefined) return { ok: false, reason: 'not-allowed' }
  if (rule.by !== actor) return { ok: false, reason: 'not-permitted' }
  const missing = rule.when.find((condition) => !met.has(condition))
  return missing === undefined ? { ok: true, isChanged: true } : { ok: false, reason: missing }
}

/** What is known of a request when somebody asks to move it; lines as they would be after the move. */
export interface RequestFacts {
  readonly lines: readonly { readonly status: RequestLineStatus }[]
  /** Until when the plantation answers, or the buyer decides. */
  readonly until: Date
  readonly now: Date
}

/** The conditions that are met, for `answerRequestMove`. At its end a time is over. */
export function metRequestConditions({ lines, until, now }: RequestFacts): ReadonlySet<RequestCondition> {
  const has = (status: RequestLineStatus): boolean => lines.some((line) => line.status === status)
  const isOver = until.getTime() <= now.getTime()
  const holds: Readonly<Record<RequestCondition, boolean>> = {
    complete: lines.length > 0,
    'in-time': !isOver,
    over: isOver,
    'some-agreed': has('agreed'),
    'none-agreed': !has('agreed'),
    'some-accepted': has('accepted'),
  }
  return new Set(requestConditions.filter((condition) => holds[condition]))
}

/** The status of a line after its request has moved to where lines are not decided one by one. */
export function closedLineStatus(status: RequestLineStatus, to: 'canceled' | 'expired'): RequestLineStatus {
  return requestLineTransitions[status].includes(to) ? to : status
}
