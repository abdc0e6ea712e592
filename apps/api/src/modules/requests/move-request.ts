import { events } from '@flower-market/api-client/contract'
import {
  answerRequestMove,
  metRequestConditions,
  requestConditions,
  type RequestActor,
  type RequestLineStatus,
  type RequestMoveAnswer,
  type SentRequestStatus,
} from '@flower-market/flower-domain'
import type { Updateable } from 'kysely'
import type { Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { untilOf, type RequestRow } from './request-rows.ts'

/** Who moves a request, and when; `by` is null for a job. */
export interface RequestStep {
  readonly to: SentRequestStatus
  readonly actor: RequestActor
  readonly by: string | null
  readonly at: Date
}

function requireMove(answer: RequestMoveAnswer, { status }: RequestRow): boolean {
  if (!answer.ok) throw new ApiError('request-closed', { reason: answer.reason, status })
  return answer.isChanged
}

/** Whether a locked request can make a move at all, whatever its lines; a repeat answers false. Throws `request-closed`. */
export function requireOpen(request: RequestRow, { to, actor, at }: Omit<RequestStep, 'by'>): boolean {
  const inTime = metRequestConditions({ lines: [], until: untilOf(request), now: at })
  const met = new Set(
    requestConditions.filter((one) => (one !== 'in-time' && one !== 'over') || inTime.has(one)),
  )
  return requireMove(answerRequestMove({ from: request.status, to, actor, met }), request)
}

/**
 * Moves a request that the transaction has locked, writes what happened and tells buyer and plantation. `lines` are as they
 * are after it. Throws `request-closed`.
 */
export async function moveRequest(
  trx: Trx,
  request: RequestRow,
  step: RequestStep & {
    readonly lines: readonly { readonly status: RequestLineStatus }[]
    readonly changes?: Updateable<Schema['plantation_requests']>
  },
): Promise<void> {
  const { to, actor, by, at, lines, changes } = step
  const met = metRequestConditions({ lines, until: untilOf(request), now: at })
  if (!requireMove(answerRequestMove({ from: request.status, to, actor, met }), request)) return
  await trx
    .updateTable('plantation_requests')
    .set({ ...changes, status: to })
    .where('id', '=', request.id)
    .execute()
  await writeRequestEvent(trx, request, { to, actor, by, at })
}

/** Writes what happened to a request, and tells buyer and plantation. */
export async function writeRequestEvent(
  trx: Trx,
  request: Pick<RequestRow, 'id' | 'number' | 'person_id' | 'plantation_id'>,
  { to, actor, by, at }: RequestStep,
): Promise<void> {
  const { id, number, person_id: person, plantation_id: plantation } = request
  await trx
    .insertInto('plantation_request_events')
    .columns(['request_id', 'ordinal', 'status', 'actor', 'at', 'created_by'])
    .expression((eb) =>
      eb
        .selectFrom('plantation_request_events')
        .where('request_id', '=', id)
        .select((inner) => [
          inner.val(id).as('request_id'),
          inner(inner.fn.coalesce(inner.fn.max('ordinal'), inner.lit(0)), '+', inner.lit(1)).as('ordinal'),
          inner.val(to).as('status'),
          inner.val(actor).as('actor'),
          inner.val(at).as('at'),
          inner.val(by).as('created_by'),
        ]),
    )
    .execute()
  const told = { _id: id, number, status: to, by: actor }
  await publish(trx, events['request-changed'], { person }, told)
  await publish(trx, events['request-received'], { plantation }, told)
  await publishToDesk(trx, 'request')
}
