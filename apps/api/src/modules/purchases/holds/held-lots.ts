import type { EventPayload } from '@flower-market/api-client/contract'
import type { CartItem } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { lockLots, takeStems, withHeldStems, type Lot, type StemsByCode } from '../../catalog/index.ts'
import type { Hold } from './holds.repository.ts'

/** Changes of stock, as everybody hears of them. */
export type StockChanges = EventPayload<'stock-changed'>['changes']

/** The stems of lines by lot: a lot may stand in several lines, at several prices. */
export function stemsByCode(items: readonly Pick<CartItem, 'code' | 'quantity'>[]): StemsByCode {
  const stems = new Map<string, number>()
  for (const { code, quantity } of items) stems.set(code, (stems.get(code) ?? 0) + quantity)
  return stems
}

/**
 * Locks lots and those of a hold in the order of their codes, all in one statement, so that nobody waits in a circle. What is
 * held counts as there.
 */
export async function lockLotsWithHeld(
  trx: Trx,
  codes: readonly string[],
  hold: Pick<Hold, 'lines'> | null,
): Promise<Lot[]> {
  const held = hold?.lines ?? new Map<string, number>()
  return withHeldStems(await lockLots(trx, [...codes, ...held.keys()]), held)
}

/** Takes from locked lots what is wanted beyond what is held, and gives back what is held beyond what is wanted. */
export async function takeDifferences(
  trx: Trx,
  lots: readonly Pick<Lot, 'code'>[],
  { wanted, hold }: { readonly wanted: StemsByCode; readonly hold: Pick<Hold, 'lines'> | null },
): Promise<StockChanges> {
  const changes = []
  for (const { code } of lots) {
    const stems = (wanted.get(code) ?? 0) - (hold?.lines.get(code) ?? 0)
    if (stems !== 0) changes.push({ code, stemsAvailable: await takeStems(trx, code, stems) })
  }
  return changes
}
