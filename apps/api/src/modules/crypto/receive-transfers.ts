import {
  cryptoWatchMs,
  matchTransfer,
  usdtContract,
  usdtDecimals,
  type HeldReason,
  type MatchedTransfer,
} from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Events } from '../../platform/events/events.ts'
import type { NetworkTransfer } from '../../platform/ports/crypto/crypto-port.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { confirmPayment, publishTransaction } from '../payments/index.ts'
import { lockAwaited, moveState } from './crypto-payments.repository.ts'

/** More than this is no amount that anybody was asked for: the largest that a column takes. */
const maxUnits = 2n ** 63n - 1n

/** A transfer's amount in millionths, whatever the fraction digits of its token are. */
export function unitsOf({
  contract,
  value,
  decimals,
}: Pick<NetworkTransfer, 'contract' | 'value' | 'decimals'>) {
  // The digits that a token tells of itself count for other tokens alone.
  const extra = contract === usdtContract ? 0 : decimals - usdtDecimals
  const units = extra >= 0 ? value / 10n ** BigInt(extra) : value * 10n ** BigInt(-extra)
  return units > maxUnits ? maxUnits : units
}

/**
 * Records the final transfers of one transaction of the network, all or none: each once, whoever reads it and how often.
 * An exact one is credited with its record; what staff have to look at is held.
 */
export async function receiveTransaction(
  inTransaction: Events['transaction'],
  transfers: readonly NetworkTransfer[],
  at: Date,
): Promise<void> {
  const receiveAll = (isCredited: boolean) =>
    inTransaction(async (trx) => {
      for (const transfer of transfers) await receive(trx, transfer, { isCredited, at })
    })
  await receiveAll(true).catch((error: unknown) => {
    // Money for an account that is being checked waits for staff.
    if (error instanceof ApiError && error.code === 'account-frozen') return receiveAll(false)
    throw error
  })
}

async function receive(
  trx: Trx,
  transfer: NetworkTransfer,
  { isCredited, at }: { readonly isCredited: boolean; readonly at: Date },
): Promise<void> {
  const units = unitsOf(transfer)
  const { contract, to, blockTimeMs } = transfer
  const canceledAfter = new Date(blockTimeMs - cryptoWatchMs)
  const awaited = await lockAwaited(trx, to, { units, canceledAfter })
  const matched = matchTransfer({ contract, to, type: 'Transfer', units, blockTimeMs }, awaited)
  if (matched.verdict === 'ignore') return
  const reason = heldReasonOf(matched, isCredited)
  if (!(await record(trx, transfer, { units, paymentId: matched.id, reason }))) return
  if (reason !== null) await publishToDesk(trx, 'crypto')
  if (matched.id === null) return
  if (reason === null) await confirmPayment(trx, { id: matched.id, by: null, at })
  if (reason !== 'unassigned') {
    await moveState(trx, matched.id, reason === null || reason === 'account-frozen' ? 'paid' : reason)
  }
  await publishTransaction(trx, matched.id)
}

function heldReasonOf(matched: Exclude<MatchedTransfer, { verdict: 'ignore' }>, isCredited: boolean) {
  if (matched.verdict === 'hold') return matched.reason
  return isCredited ? null : 'account-frozen'
}

/** Writes a transfer; false when it was written before. */
async function record(
  trx: Trx,
  transfer: NetworkTransfer,
  known: { readonly units: bigint; readonly paymentId: string | null; readonly reason: HeldReason | null },
): Promise<boolean> {
  const { contract, txid, logIndex, token, from, to, blockTimeMs } = transfer
  const { units, paymentId, reason } = known
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('crypto_transfers')
    .values({
      network: 'TRC20',
      contract,
      txid,
      log_index: logIndex,
      token: contract === usdtContract ? 'USDT' : token,
      sender: from,
      address: to,
      units,
      block_at: new Date(blockTimeMs),
      payment_id: paymentId,
      status: reason === null ? 'credited' : 'held',
      reason,
      credited_payment_id: reason === null ? paymentId : null,
    })
    .onConflict((conflict) => conflict.columns(['network', 'contract', 'txid', 'log_index']).doNothing())
    .executeTakeFirstOrThrow()
  return written === 1n
}
