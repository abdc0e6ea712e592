import { events, type CallOutput } from '@flower-market/api-client/contract'
import type { OrderActor } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { lockLots, putBackStems } from '../catalog/index.ts'
import { refundOrder } from '../payments/index.ts'
import { recordStockCancel } from '../stock/index.ts'
import { writeStatus } from './order-events.repository.ts'

type Cancellation = CallOutput<'purchaseGet'>['cancellation']

/** An order to cancel; `by` is null for the system itself. */
export interface CancelPurchase {
  readonly id: string
  readonly by: string | null
  readonly actor: OrderActor
  readonly at: Date
  /** What the buyer reads about it. */
  readonly cancellation: NonNullable<Cancellation>
}

/**
 * Cancels an order that the transaction has locked and whose status allows it: its stems go back to the lots that are
 * still there, its money to those who paid. Throws the refusal of the ledger.
 */
export async function cancelPurchase(
  trx: Trx,
  { id, by, actor, at, cancellation }: CancelPurchase,
): Promise<void> {
  await putBack(trx, id)
  await recordStockCancel(trx, id, at)
  await refundOrder(trx, { purchaseId: id, by, at })
  const { cause, reason } = cancellation
  await writeStatus(trx, { id, status: 'canceled', at, createdBy: by, actor, reason })
  await trx
    .updateTable('purchases')
    .set({ cancel_cause: cause, cancel_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** What was agreed goes back: what a plantation could not deliver was never there. */
async function putBack(trx: Trx, id: string): Promise<void> {
  const lines = await trx
    .selectFrom('purchase_lines')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .select(['code', 'agreed_quantity', 'delivery_date'])
    .where('purchase_id', '=', id)
    .where('agreed_quantity', '>', 0)
    // What a plantation was asked for was never in stock.
    .where('kind', '<>', 'forPlantations')
    .execute()
  const [first] = lines
  if (first === undefined) return
  const lots = await lockLots(
    trx,
    lines.map(({ code }) => code),
  )
  const changes = []
  for (const { code } of lots) {
    const { agreed_quantity: stems = 0 } = lines.find((line) => line.code === code) ?? {}
    changes.push({ code, stemsAvailable: await putBackStems(trx, code, stems) })
  }
  if (changes.length === 0) return
  await publish(trx, events['stock-changed'], { everybody: true }, { date: first.delivery_date, changes })
}
