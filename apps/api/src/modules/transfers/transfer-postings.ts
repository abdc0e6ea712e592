import type { Posting } from '../ledger/index.ts'
import type { TransferRow } from './transfers.repository.ts'

type Amounts = Pick<TransferRow, 'personId' | 'source' | 'target' | 'commission' | 'converted' | 'received'>

/** What a transfer moves: from the person, through the exchange where the currencies differ, to the operator's payouts. */
export function postingsOf(transfer: Amounts): readonly Posting[] {
  const { personId, source, target, commission, converted, received } = transfer
  const account = { person: personId }
  const payouts = { account: { system: 'payouts' }, currency: target, amount: received } as const
  const fee: readonly Posting[] = [
    { account, currency: source, amount: -commission },
    { account: { system: 'commission' }, currency: source, amount: commission },
  ]
  const crossing: readonly Posting[] = [
    { account: { system: 'exchange' }, currency: source, amount: converted },
    { account: { system: 'exchange' }, currency: target, amount: -received },
  ]
  return [
    { account, currency: source, amount: -converted },
    ...(source === target ? [] : crossing),
    payouts,
    ...(commission === 0n ? [] : fee),
  ]
}
