import { cryptoWatchMs, isWorthReading, tronConfirmations, usdtContract } from '@flower-market/flower-domain'
import type { Db } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { CryptoPort, NetworkTransfer } from '../../platform/ports/crypto/crypto-port.ts'
import { rejectPayment, publishTransaction } from '../payments/index.ts'
import { isPayableAfter, moveState, writeConfirmations } from './crypto-payments.repository.ts'
import { receiveTransaction, unitsOf } from './receive-transfers.ts'

type Parts = Pick<Platform, 'database' | 'events' | 'now'>

/** What was read once is read again for so long: a provider's index may lag behind the network. */
const overlapMs = 3_600_000
/** For so long a transfer that was seen in time keeps its payment from expiring. */
const confirmingMs = 10 * 60_000
const batch = 200

function isFinal({ confirmations }: NetworkTransfer): boolean {
  return confirmations >= tronConfirmations
}

/** Reads what has arrived since the last time, at the operator's address and at earlier ones that are still paid to. */
export async function watchNetwork({ database: { kysely }, events, now }: Parts, port: CryptoPort) {
  for (const address of await watchedAddresses(kysely, { current: port.address, at: now() })) {
    const startedAt = now()
    const readBefore = await readUntil(kysely, address, startedAt)
    const since = new Date(readBefore.getTime() - overlapMs)
    const known = await knownTransactions(kysely, address, since)
    const awaited = await awaitedUnits(kysely, address)
    const pending: NetworkTransfer[] = []
    let readTo = readBefore.getTime()
    try {
      const reading = port.transfersTo({
        address,
        sinceMs: since.getTime(),
        known,
        isWorthReading: (listed) =>
          isWorthReading({ contract: listed.contract, units: unitsOf(listed) }, awaited),
      })
      for await (const transfers of reading) {
        const final = transfers.filter(isFinal)
        if (final.length > 0) await receiveTransaction(events.transaction, final, startedAt)
        pending.push(...transfers.filter((transfer) => !isFinal(transfer)))
        readTo = Math.max(readTo, ...transfers.map(({ blockTimeMs }) => blockTimeMs))
      }
      readTo = startedAt.getTime()
    } finally {
      // Also of a reading that failed, so that the next one goes on from there.
      await showConfirmations(events.transaction, address, pending)
      const earliest = Math.min(readTo, ...pending.map(({ blockTimeMs }) => blockTimeMs))
      await writeReading(kysely, address, new Date(earliest))
    }
  }
}

/** The amounts that somebody was asked to send to an address. */
async function awaitedUnits(db: Db, address: string): Promise<ReadonlySet<bigint>> {
  const rows = await db
    .selectFrom('crypto_payments')
    .select('units')
    .where('address', '=', address)
    .where('is_open', '=', true)
    .execute()
  return new Set(rows.map(({ units }) => units))
}

/** The operator's address, and those that somebody was asked to pay to and may still do, also after canceling. */
async function watchedAddresses(
  db: Db,
  { current, at }: { readonly current: string; readonly at: Date },
): Promise<string[]> {
  const lately = new Date(at.getTime() - cryptoWatchMs)
  const rows = await db
    .selectFrom('crypto_payments')
    .select('address')
    .distinct()
    .where(isPayableAfter(lately))
    .execute()
  return [...new Set([current, ...rows.map(({ address }) => address)])]
}

async function readUntil(db: Db, address: string, startedAt: Date): Promise<Date> {
  const row = await db
    .selectFrom('crypto_readings')
    .select('read_until')
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.read_until ?? startedAt
}

async function knownTransactions(db: Db, address: string, since: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('crypto_transfers')
    .select('txid')
    .where('address', '=', address)
    .where('block_at', '>=', since)
    .execute()
  return new Set(rows.map(({ txid }) => txid))
}

async function writeReading(db: Db, address: string, readTo: Date): Promise<void> {
  await db
    .insertInto('crypto_readings')
    .values({ address, read_until: readTo })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ read_until: readTo }))
    .execute()
}

async function showConfirmations(
  inTransaction: Parts['events']['transaction'],
  address: string,
  pending: readonly NetworkTransfer[],
): Promise<void> {
  const usdt = pending.filter(({ contract }) => contract === usdtContract)
  if (usdt.length === 0) return
  const counts = new Map(usdt.map((transfer) => [unitsOf(transfer), transfer.confirmations]))
  await inTransaction(async (trx) => {
    for (const id of await writeConfirmations(trx, address, counts)) await publishTransaction(trx, id)
  })
}

/** Ends the time of payments that nothing has come for, and gives up those that nothing has come for in a month. */
export async function expirePayments({ database: { kysely }, events, now }: Parts): Promise<void> {
  const at = now()
  const before = (ms: number) => new Date(at.getTime() - ms)
  const expired = await kysely
    .selectFrom('crypto_payments')
    .select('payment_id')
    .where('is_open', '=', true)
    .where('state', '=', 'waiting')
    .where('expires_at', '<', at)
    .where((eb) => eb.or([eb('confirmations', 'is', null), eb('expires_at', '<', before(confirmingMs))]))
    .limit(batch)
    .execute()
  for (const { payment_id: id } of expired) {
    await events.transaction(async (trx) => {
      await moveState(trx, id, 'expired')
      await publishTransaction(trx, id)
    })
  }
  const forgotten = await kysely
    .selectFrom('crypto_payments')
    .select('payment_id')
    .where('is_open', '=', true)
    .where('state', '=', 'expired')
    .where('expires_at', '<', before(cryptoWatchMs))
    .limit(batch)
    .execute()
  for (const { payment_id: id } of forgotten) {
    await events.transaction(async (trx) => {
      await rejectPayment(trx, { id, by: null, at, reason: '' })
      await publishTransaction(trx, id)
    })
  }
}
