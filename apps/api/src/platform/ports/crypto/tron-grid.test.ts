import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tronAddressHex, usdtContract } from '@flower-market/flower-domain'
import { expect, onTestFinished, test } from 'vitest'
import { openProvider, patienceFor, strangeAnswers } from '../../../testing/provider-server.ts'
import type { NetworkTransfer, TransferQuestion } from './crypto-port.ts'
import { tronGrid } from './tron-grid.ts'

const address = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt'
const sender = 'TUoHaVjx7n5xz8LwPRDckgFrDWhMhuSuJM'
const counterfeit = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const newest = 1000

interface Sent {
  readonly txid: string
  readonly contract?: string
  readonly to?: string
  readonly values: readonly bigint[]
  readonly blockNumber?: number
  readonly result?: string
}

function txid(number: number): string {
  return number.toString(16).padStart(64, '0')
}
function addressWord(text: string): string {
  return (tronAddressHex(text) ?? '').slice(2).padStart(64, '0')
}

/** A transfer as TronGrid lists it, and its transaction as a node tells it. */
function listed({ txid: id, contract = usdtContract, to = address, values }: Sent, place: number) {
  return values.map((value) => ({
    transaction_id: id,
    token_info: { symbol: 'USDT', address: contract, decimals: 6, name: 'Tether USD' },
    block_timestamp: 1_773_570_000_000 + place,
    from: sender,
    to,
    type: 'Transfer',
    value: String(value),
  }))
}
function info({
  txid: id,
  contract = usdtContract,
  to = address,
  values,
  blockNumber,
  result = 'SUCCESS',
}: Sent) {
  if (blockNumber === undefined) return {}
  const approval = { address: addressWord(contract).slice(24), topics: [txid(9)], data: '' }
  const logs = values.map((value) => ({
    address: addressWord(contract).slice(24),
    topics: [transferTopic, addressWord(sender), addressWord(to)],
    data: value.toString(16).padStart(64, '0'),
  }))
  return { id, blockNumber, receipt: { result }, log: [approval, ...logs] }
}

/** A server of TronGrid's shape, with two transfers a page. */
async function openGrid(sent: readonly Sent[]) {
  const requests: { url: URL; key: string | undefined; body: string }[] = []
  const all = sent.flatMap(listed)
  const answer = (url: URL, body: string): object => {
    if (url.pathname === '/wallet/getnowblock') return { block_header: { raw_data: { number: newest } } }
    if (url.pathname === '/wallet/gettransactioninfobyid') {
      const { value } = JSON.parse(body) as { value: string }
      return info(sent.find((one) => one.txid === value)!)
    }
    const start = Number(url.searchParams.get('fingerprint') ?? 0)
    const hasMore = start + 2 < all.length
    const fingerprint = hasMore ? { fingerprint: String(start + 2) } : {}
    return { success: true, data: all.slice(start, start + 2), meta: { page_size: 2, ...fingerprint } }
  }
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const body = Buffer.concat(chunks).toString()
      requests.push({ url, key: request.headers['tron-pro-api-key'] as string | undefined, body })
      response.end(JSON.stringify(answer(url, body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests }
}

async function read(
  url: string,
  known: readonly string[] = [],
  timeoutMs?: number,
  isWorthReading: TransferQuestion['isWorthReading'] = () => true,
) {
  const port = tronGrid({ url: `${url}/`, apiKey: 'key-1', address }, timeoutMs)
  const question = { address, sinceMs: 1_773_568_800_000, known: new Set(known), isWorthReading }
  const transfers: NetworkTransfer[] = []
  for await (const transaction of port.transfersTo(question)) transfers.push(...transaction)
  return transfers
}

test('transfers are read page by page, with their place in the transaction and their confirmations', async () => {
  const grid = await openGrid([
    { txid: txid(1), values: [5_000_000n, 7_000_000n], blockNumber: 982 },
    { txid: txid(2), values: [1n], blockNumber: 1000, contract: counterfeit },
  ])
  const transfers = await read(grid.url)
  expect(
    transfers.map(({ txid: id, logIndex, value, confirmations, contract }) => [
      id,
      logIndex,
      value,
      confirmations,
      contract,
    ]),
  ).toEqual([
    [txid(1), 1, 5_000_000n, 19, usdtContract],
    [txid(1), 2, 7_000_000n, 19, usdtContract],
    [txid(2), 1, 1n, 1, counterfeit],
  ])
  expect(transfers[0]).toMatchObject({
    from: sender,
    to: address,
    decimals: 6,
    token: 'USDT',
    blockTimeMs: 1_773_570_000_000,
  })
  const pages = grid.requests.filter(({ url }) => url.pathname.endsWith('/trc20'))
  expect(pages.map(({ url }) => url.searchParams.get('fingerprint'))).toEqual([null, '2'])
  expect(Object.fromEntries(pages[0]!.url.searchParams)).toEqual({
    only_to: 'true',
    limit: '200',
    order_by: 'block_timestamp,asc',
    min_timestamp: '1773568800000',
  })
  expect(pages[0]!.url.pathname).toBe(`/v1/accounts/${address}/transactions/trc20`)
  expect(grid.requests.every(({ key }) => key === 'key-1')).toBe(true)
})

test.each<[string, Partial<Sent>]>([
  ['has no block yet', {}],
  ['failed', { blockNumber: 900, result: 'OUT_OF_ENERGY' }],
  ['went to somebody else', { blockNumber: 900, to: sender }],
])('a transfer that %s is none', async (_what, changes) => {
  const grid = await openGrid([{ txid: txid(1), values: [5n], ...changes }])
  expect(await read(grid.url)).toEqual([])
})

test('a transfer that its transaction has not logged is none: the list alone proves nothing', async () => {
  const sent = { txid: txid(1), values: [5n], blockNumber: 900 }
  const grid = await openGrid([sent])
  expect(await read(grid.url)).toHaveLength(1)
  const lying = await openGrid([
    { ...sent, values: [] },
    { ...sent, values: [5n] },
  ])
  expect(await read(lying.url)).toEqual([])
})

test('nothing is asked about a transaction that is known, nor about the newest block when nothing is new', async () => {
  const grid = await openGrid([{ txid: txid(1), values: [5n], blockNumber: 900 }])
  expect(await read(grid.url, [txid(1)])).toEqual([])
  expect(grid.requests).toHaveLength(1)
})

test('nothing is asked about a listed transfer that is not worth it', async () => {
  const spam = Array.from({ length: 5 }, (_, number) => ({
    txid: txid(number + 2),
    values: [9_000_000n],
    contract: counterfeit,
    blockNumber: 900,
  }))
  const grid = await openGrid([{ txid: txid(1), values: [5n], blockNumber: 900 }, ...spam])
  const seen: unknown[] = []
  const transfers = await read(grid.url, [], undefined, (named) => {
    seen.push(named)
    return named.contract === usdtContract
  })
  expect(transfers).toHaveLength(1)
  expect(seen[1]).toEqual({ contract: counterfeit, value: 9_000_000n, decimals: 6 })
  const asked = grid.requests.filter(({ url }) => url.pathname === '/wallet/gettransactioninfobyid')
  expect(asked).toHaveLength(1)
})

test('what was read before the provider fails is told', async () => {
  const grid = await openGrid([
    { txid: txid(1), values: [5n], blockNumber: 900 },
    { txid: txid(2), values: [6n], blockNumber: 900, result: 'x'.repeat(6_000_000) },
  ])
  const told: bigint[] = []
  const question = { address, sinceMs: 0, known: new Set<string>(), isWorthReading: () => true }
  const reading = async () => {
    for await (const transaction of tronGrid({ url: grid.url, apiKey: 'key-1', address }).transfersTo(
      question,
    )) {
      told.push(...transaction.map(({ value }) => value))
    }
  }
  await expect(reading()).rejects.toThrow('TronGrid: ')
  expect(told).toEqual([5n])
})

test('pages that never end are given up', async () => {
  const page = {
    success: true,
    data: listed({ txid: txid(1), values: [5n] }, 0),
    meta: { fingerprint: 'again' },
  }
  const provider = await openProvider({ body: JSON.stringify(page) })
  await expect(read(provider.origin)).rejects.toThrow('more pages')
  expect(provider.requests).toHaveLength(50)
})

test.each(strangeAnswers)('%s instead of transfers fails', async (_what, answer, reason) => {
  const provider = await openProvider(answer)
  await expect(read(provider.origin, [], patienceFor(answer))).rejects.toThrow(`TronGrid: `)
  await expect(read(provider.origin, [], patienceFor(answer))).rejects.toThrow(reason)
})
