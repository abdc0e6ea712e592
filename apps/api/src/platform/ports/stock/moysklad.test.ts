import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openProvider, strangeAnswers } from '../../../testing/provider-server.ts'
import { ProviderError } from '../provider-error.ts'
import { moysklad } from './moysklad.ts'
import type { StockOrder } from './stock-port.ts'

const account = { organization: 'org', agent: 'agent', token: 'secret', priceType: undefined, store: 'store' }

interface Answer {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body: unknown
}

/**
 * A server of MoySklad's shape: it wants a token and gzip, expands no products on pages of more than a hundred, answers the assortment
 * without stock where that is asked for, keeps orders by their syncId, and can be out of breath.
 */
async function openMoysklad() {
  const asked: string[] = []
  const orders = new Map<string, { id: string; syncId: string; body: Record<string, unknown> }>()
  const rows = Array.from({ length: 251 }, (_, place) => ({
    id: `variant-${place}`,
    meta: { type: place === 250 ? 'product' : 'variant' },
    name: `Explorer (60, Alto ${place})`,
    characteristics: [{ name: 'Ростовка', value: '60' }],
    salePrices: [{ value: 9_549.999999999, priceType: { name: 'Цена продажи' } }],
    product: { meta: { href: 'p' }, name: 'Explorer', pathName: 'Цветы/Розы' },
  }))
  const state = { busy: 0, losesAnswer: false, hasServer: true }
  function answerTo({ method, url = '', headers }: IncomingMessage, body: string): Answer {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (state.busy > 0) {
      state.busy -= 1
      const errors = [{ error: 'Слишком много запросов', code: 1049 }]
      return { status: 429, headers: { 'x-lognex-retry-timeinterval': '1500' }, body: { errors } }
    }
    if (pathname === '/entity/assortment') {
      if (headers['x-lognex-remap-beta-feature'] !== 'assortmentWithoutStock')
        return { status: 400, body: {} }
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name))) as [
        number,
        number,
      ]
      const isExpanded = searchParams.get('expand') === 'product' && limit <= 100
      const page = rows
        .slice(offset, offset + Math.min(limit, 1_000))
        .map((row) => (isExpanded ? row : Object.assign({}, row, { product: { meta: row.product.meta } })))
      return { body: { meta: { size: rows.length }, rows: page } }
    }
    if (pathname === '/report/stock/all/current') {
      return {
        body: [
          { assortmentId: 'variant-1', freeStock: 24.6 },
          { assortmentId: 'variant-2', freeStock: -3 },
        ],
      }
    }
    const [, syncId] = /^\/entity\/customerorder\/syncid\/(.+)$/u.exec(pathname) ?? []
    if (syncId !== undefined) {
      const found = [...orders.values()].find((order) => order.syncId === syncId)
      return found ? { body: found } : { status: 404, body: { errors: [{ code: 1021 }] } }
    }
    if (method === 'POST') {
      const made = JSON.parse(body) as { syncId: string }
      const order = { id: randomUUID(), syncId: made.syncId, body: { ...made } }
      orders.set(order.id, order)
      return { body: order }
    }
    const order = orders.get(pathname.split('/').at(-1) ?? '')
    if (order === undefined) return { status: 404, body: {} }
    Object.assign(order.body, JSON.parse(body))
    return { body: order }
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`)
      if (request.headers.authorization !== 'Bearer secret') return response.writeHead(401).end('{}')
      if (!request.headers['accept-encoding']?.includes('gzip')) return response.writeHead(415).end('{}')
      const { status = 200, headers = {}, body } = answerTo(request, Buffer.concat(chunks).toString())
      if (state.losesAnswer && request.method === 'POST') {
        state.losesAnswer = false
        return request.socket.destroy()
      }
      return response
        .writeHead(status, { 'content-encoding': 'gzip', ...headers })
        .end(gzipSync(JSON.stringify(body)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, orders, state }
}

function morning(): Date {
  return new Date('2026-11-21T08:00:00Z')
}

function newOrder(changes: Partial<StockOrder> = {}): StockOrder {
  return {
    id: randomUUID(),
    number: 10_001,
    at: new Date('2026-11-21T08:00:00Z'),
    deliveryDate: '2026-11-23',
    comment: '',
    lines: [{ itemId: 'variant-1', quantity: 100, price: 9_550 }],
    ...changes,
  }
}

test('all pages of the assortment are read, variants only, and float kopecks are whole', async () => {
  const { url, asked } = await openMoysklad()
  const items = await moysklad({ ...account, url }).readItems()
  expect(items).toHaveLength(250)
  expect(items[0]).toMatchObject({ id: 'variant-0', type: 'Розы', variety: 'Explorer', price: 9_550 })
  expect(items[0]?.characteristics.get('ростовка')).toBe('60')
  expect(asked).toHaveLength(3)
})

test('a price of another type is none', async () => {
  const { url } = await openMoysklad()
  const [item] = await moysklad({ ...account, url, priceType: 'Казань' }).readItems()
  expect(item?.price).toBeNull()
})

test('levels are whole stems and never less than none; deltas ask for what became nothing, and after a day all is read', async () => {
  const { url, asked } = await openMoysklad()
  const port = moysklad({ ...account, url }, { now: morning })
  expect(await port.readLevels(new Date('2026-11-21T07:00:00Z'))).toEqual([
    { itemId: 'variant-1', stems: 24 },
    { itemId: 'variant-2', stems: 0 },
  ])
  expect(asked[0]).toContain(
    'stockType=freeStock&changedSince=2026-11-21+10:00:00&include=zeroLines&filter=storeId=store',
  )
  await port.readLevels(new Date('2026-11-19T07:00:00Z'))
  expect(asked[1]).not.toContain('changedSince')
})

test('an order whose answer was lost is the same order', async () => {
  const { url, orders, state } = await openMoysklad()
  const port = moysklad({ ...account, url })
  const placed = newOrder()
  state.losesAnswer = true
  await expect(port.placeOrder(placed)).rejects.toThrow(ProviderError)
  const { reference } = await port.placeOrder(placed)
  expect(await port.placeOrder(placed)).toEqual({ reference })
  expect([...orders.keys()]).toEqual([reference])
  expect(orders.get(reference)?.body).toMatchObject({
    moment: '2026-11-21 11:00:00',
    positions: [{ quantity: 100, reserve: 100, price: 9_550 }],
  })
  await port.cancelOrder(reference)
  expect(orders.get(reference)?.body).toMatchObject({ applicable: false })
  await port.cancelOrder('somebody-deleted-it')
})

test('above the limit it waits as long as it is told, and gives up in the end', async () => {
  const { url, state, asked } = await openMoysklad()
  const waits: number[] = []
  const wait = async (ms: number): Promise<void> => void waits.push(ms)
  const port = moysklad({ ...account, url }, { wait })
  state.busy = 2
  await port.readLevels(null)
  expect(waits).toEqual([1_500, 1_500])
  expect(asked).toHaveLength(3)
  state.busy = 100
  await expect(port.readLevels(null)).rejects.toThrow('status 429, error 1049')
})

// Levels are a list, an empty one says that nothing has changed; above the limit it waits, see above.
const notStrange = new Set(['a list', 'silence', 'status 429 in HTML'])

test.each(strangeAnswers.filter(([what]) => !notStrange.has(what)))(
  '%s is a failure of the provider',
  async (_what, answer) => {
    const { origin } = await openProvider(answer)
    await expect(moysklad({ ...account, url: origin }).readLevels(null)).rejects.toThrow(ProviderError)
  },
)

test('what somebody writes into an error is not in the log', async () => {
  const body = JSON.stringify({ errors: [{ error: 'Контрагент Роза Ветрова не найден', code: 1021 }] })
  const { origin } = await openProvider({ status: 400, body })
  const failure = await moysklad({ ...account, url: origin })
    .readLevels(null)
    .catch((error: unknown) => error)
  expect(String(failure)).toContain('status 400, error 1021')
  expect(String(failure)).not.toContain('Ветрова')
})
