import { answerLineIssue, type Contract } from '@flower-market/api-client/contract'
import { agreedFullPrice, answerExpiresAt, answerRequestLines } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { findRegionTerms } from '../regions/index.ts'
import { moveRequest, requireOpen } from './move-request.ts'
import { lockRequest, priceTermsOf, selectRequestLines } from './request-rows.ts'

/** An answer of a plantation's representative. */
export interface RequestAnswer {
  readonly personId: string
  readonly plantationId: string | null
  readonly body: z.output<Contract['requestAnswer']['body']>
  readonly at: Date
}

/** Answers a request line by line. Throws `not-found`, also for another plantation's, `request-closed` and `validation-failed`. */
export async function answerRequest(trx: Trx, answer: RequestAnswer): Promise<void> {
  const { personId, plantationId, body, at } = answer
  const request = await lockRequest(trx, body._id)
  if (request === undefined || plantationId === null || request.plantation_id !== plantationId) {
    throw new ApiError('not-found')
  }
  if (!requireOpen(request, { to: 'answered', actor: 'plantation', at })) {
    throw new ApiError('request-closed', { reason: 'not-allowed', status: request.status })
  }
  const rows = await selectRequestLines(trx, [request.id])
  const asked = rows.map((row) => Object.assign({ ownPrice: row.plantation_price }, row))
  const answered = answerRequestLines(asked, body.lines)
  if (!answered.ok) {
    const { path, message } = answerLineIssue(answered.issue, answered.place)
    throw invalidInput(path, message)
  }
  const isAgreed = answered.lines.some(({ status }) => status === 'agreed')
  const schedule = await findRegionTerms(trx, request.region_id)
  const day = { date: request.delivery_date, schedule }
  await moveRequest(trx, request, {
    to: isAgreed ? 'answered' : 'declined',
    actor: 'plantation',
    by: personId,
    at,
    lines: answered.lines,
    changes: {
      answered_at: at,
      answer_comment: body.comment,
      expires_at: answerExpiresAt(at, body.validHours, day),
    },
  })
  for (const line of answered.lines) {
    await trx
      .updateTable('plantation_request_lines')
      .set({
        status: line.status,
        agreed_quantity: line.agreedQuantity,
        agreed_plantation_price: line.agreedOwnPrice,
        agreed_price: agreedFullPrice(line, line.agreedOwnPrice, priceTermsOf(request, line)),
        reason: line.reason,
        note: line.note,
      })
      .where('request_id', '=', request.id)
      .where('position', '=', line.position)
      .execute()
  }
}
