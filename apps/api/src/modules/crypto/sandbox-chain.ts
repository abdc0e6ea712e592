import { randomBytes } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'
import { usdtContract, usdtDecimals } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { CryptoPort } from '../../platform/ports/crypto/crypto-port.ts'

/** Of the right form but with a wrong checksum: no wallet sends real money here. */
export const sandboxAddress = 'TSandboxDoNotPayToThisAddress11111'

/** The wallet that everything comes from. */
const sandboxSender = 'TUoHaVjx7n5xz8LwPRDckgFrDWhMhuSuJM'
/** A token that calls itself USDT. */
const counterfeitContract = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
/** Every reading finds so many blocks more, so that a payment is seen to be confirmed. */
const blocksAReading = 7
const oneUsdt = 10n ** BigInt(usdtDecimals)
const minuteMs = 60_000

/** How a transfer differs from what was asked for. */
export type SandboxTransferKind = CallInput<'sandboxTransfer'>['body']['kind']

/** What was asked for. */
export interface AskedTransfer {
  readonly address: string
  readonly units: bigint
  readonly expiresAt: Date
}

interface Row {
  txid: string
  contract: string
  token: string
  sender: string
  units: bigint
  at: Date
  confirmations: number
}

/** A network in the database, on which transfers are played. */
export function sandboxChain({ kysely }: Pick<Database, 'kysely'>): CryptoPort {
  return {
    address: sandboxAddress,
    async *transfersTo({ address, sinceMs, known }) {
      const { rows } = await sql<Row>`UPDATE sandbox_transfers
        SET confirmations = confirmations + ${blocksAReading}
        WHERE address = ${address} AND block_at >= ${new Date(sinceMs)} AND NOT txid = ANY(${[...known]})
        RETURNING txid, contract, token, sender, units, block_at AS at, confirmations`.execute(kysely)
      yield* rows
        .map(({ txid, contract, token, sender, units, at, confirmations }) => ({
          txid,
          logIndex: 0,
          contract,
          token,
          from: sender,
          to: address,
          value: units,
          decimals: usdtDecimals,
          blockTimeMs: at.getTime(),
          confirmations,
        }))
        .toSorted((a, b) => a.blockTimeMs - b.blockTimeMs)
        .map((transfer) => [transfer])
    },
  }
}

/** Sends on the played network what a person may send, rightly or wrongly; answers the transaction's id. */
export async function playTransfer(
  { kysely }: Pick<Database, 'kysely'>,
  { address, units, expiresAt }: AskedTransfer,
  kind: SandboxTransferKind,
  now: Date,
): Promise<string> {
  const txid = randomBytes(32).toString('hex')
  const difference = kind === 'less' ? -oneUsdt : kind === 'more' ? oneUsdt : 0n
  const late = new Date(Math.max(now.getTime(), expiresAt.getTime() + minuteMs))
  await kysely
    .insertInto('sandbox_transfers')
    .values({
      txid,
      contract: kind === 'wrong-token' ? counterfeitContract : usdtContract,
      token: kind === 'wrong-token' ? 'USDT (not Tether)' : 'USDT',
      sender: sandboxSender,
      address,
      units: units + difference,
      block_at: kind === 'late' ? late : now,
      sent_at: now,
    })
    .execute()
  return txid
}
