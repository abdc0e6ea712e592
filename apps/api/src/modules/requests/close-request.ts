import { closedLineStatus } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { moveRequest, requireOpen, type RequestStep } from './move-request.ts'
import { selectRequestLines, type RequestRow } from './request-rows.ts'

/** Cancels or expires a request that the transaction has locked, with its undecided lines; a repeat answers false. */
export async function closeRequest(
  trx: Trx,
  request: RequestRow,
  step: RequestStep & { readonly to: 'canceled' | 'expired' },
): Promise<boolean> {
  const { to } = step
  if (!requireOpen(request, step)) return false
  const rows = await selectRequestLines(trx, [request.id])
  const lines = rows.map((line) => ({ status: closedLineStatus(line.status, to) }))
  await moveRequest(trx, request, { ...step, lines })
  await trx
    .updateTable('plantation_request_lines')
    .set({ status: to })
    .where('request_id', '=', request.id)
    .where('status', 'in', ['asked', 'agreed'])
    .execute()
  return true
}
