import * as z from 'zod/mini'
import { ProviderError } from '../provider-error.ts'
import { askJson } from './ask-json.ts'
import type { CryptoPort, NetworkTransfer, TransferQuestion } from './crypto-port.ts'
import { isSameTransfer, loggedTransfers } from './transfer-logs.ts'
import { newestBlock, transactionInfo, transfersPage, type ListedTransfer } from './tron-grid-answers.ts'

/** How TronGrid is reached, and where the operator's money arrives. */
export interface TronGridSettings {
  readonly url: string
  /** Without a key TronGrid answers a few requests a second. */
  readonly apiKey: string | undefined
  readonly address: string
}

const provider = 'TronGrid'
const pageSize = 200
const maxPages = 50

/** Reads transfers of TRC20 tokens by the HTTP API of TronGrid, or of another node of its shape. */
export function tronGrid({ url, apiKey, address }: TronGridSettings, timeoutMs = 10_000): CryptoPort {
  const base = url.replace(/\/$/u, '')
  const headers = apiKey === undefined ? {} : { 'TRON-PRO-API-KEY': apiKey }

  const ask = async <S extends z.ZodMiniType>(
    schema: S,
    path: string,
    body?: object,
  ): Promise<z.output<S>> => {
    const answer = await askJson({
      provider,
      url: `${base}${path}`,
      headers,
      timeoutMs,
      ...(body && { body }),
    })
    const parsed = z.safeParse(schema, answer)
    if (!parsed.success) throw new ProviderError(provider, 'an answer of another form')
    return parsed.data
  }

  const list = async (to: string, sinceMs: number): Promise<ListedTransfer[]> => {
    const listed: ListedTransfer[] = []
    let fingerprint: string | undefined
    for (let page = 0; page < maxPages; page += 1) {
      const query = new URLSearchParams({
        only_to: 'true',
        limit: String(pageSize),
        order_by: 'block_timestamp,asc',
        min_timestamp: String(sinceMs),
        ...(fingerprint !== undefined && { fingerprint }),
      })
      const { data, meta } = await ask(
        transfersPage,
        `/v1/accounts/${encodeURIComponent(to)}/transactions/trc20?${query}`,
      )
      listed.push(...data.filter((one) => one.type === 'Transfer' && one.to === to))
      fingerprint = meta?.fingerprint
      if (fingerprint === undefined || data.length === 0) return listed
    }
    throw new ProviderError(provider, 'more pages than can be read')
  }

  const readTransaction = async (
    txid: string,
    listed: readonly ListedTransfer[],
    newest: number,
  ): Promise<NetworkTransfer[]> => {
    const info = await ask(transactionInfo, '/wallet/gettransactioninfobyid', { value: txid })
    // Not in a block yet, or of no effect.
    if (info.blockNumber === undefined || info.receipt?.result !== 'SUCCESS') return []
    const confirmations = Math.max(0, newest - info.blockNumber + 1)
    return loggedTransfers(info).flatMap((logged) => {
      const found = listed.find((one) => isSameTransfer(one, logged))
      if (found === undefined) return []
      const { token_info: token, block_timestamp: blockTimeMs } = found
      const { symbol = '', decimals = 0 } = token
      return [{ ...logged, txid, token: symbol.slice(0, 20), decimals, blockTimeMs, confirmations }]
    })
  }

  return {
    address,
    async *transfersTo({ address: to, sinceMs, known, isWorthReading }: TransferQuestion) {
      const listed = (await list(to, sinceMs)).filter(
        ({ transaction_id: txid, token_info: { address: contract, decimals = 0 }, value }) =>
          !known.has(txid) && isWorthReading({ contract, decimals, value: BigInt(value) }),
      )
      if (listed.length === 0) return
      const { block_header: block } = await ask(newestBlock, '/wallet/getnowblock', {})
      const byTransaction = Map.groupBy(listed, (one) => one.transaction_id)
      // One after another: the provider counts requests a second.
      for (const [txid, own] of byTransaction) {
        yield await readTransaction(txid, own, block.raw_data.number)
      }
    },
  }
}
