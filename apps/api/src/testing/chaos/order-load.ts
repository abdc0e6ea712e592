import { createApiClient, type CallInput } from '@flower-market/api-client'
import { packStep, type FlowerCard } from '@flower-market/flower-domain'
import { testPassword } from '../test-people.ts'
import { browserFetch } from '../browser-fetch.ts'

/** An order that was tried, with the id that the server answered; null when it was refused or its answer was lost. */
export interface TriedOrder {
  readonly key: string
  readonly body: CallInput<'purchaseCreate'>['body']
  readonly startedAt: number
  readonly endedAt: number
  readonly id: string | null
}

/** Buyers who order from several servers in turn. */
export interface OrderLoad {
  readonly tried: TriedOrder[]
  /** Resolves when an order that was begun after `since` has been acknowledged. */
  acknowledgedAfter(since: number): Promise<TriedOrder>
  /** Asks again with every key, and gives the ids: each key has one. */
  settle(): Promise<Map<string, string>>
  stop(): Promise<void>
}

const buyers = 4
const pauseMs = 50

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}

function bodyOf(card: FlowerCard): TriedOrder['body'] {
  const { code, price, deliveryDate } = card
  const quantity = packStep(card)
  const purchase = { [deliveryDate]: [{ code, price, quantity }] }
  return { purchase, methodDelivery: 'pickup', paymentMethod: 'BALANCE', total: price * quantity }
}

/** Begins to order; a server that is away is asked again with the next order. */
export async function startOrderLoad(addresses: () => readonly string[], email: string): Promise<OrderLoad> {
  const tried: TriedOrder[] = []
  const stopping = new AbortController()
  let turn = 0
  // The session is in the database: every server knows it.
  const fetchAsBuyer = browserFetch()
  const first = createApiClient({ baseUrl: addresses()[0] as string, fetch: fetchAsBuyer })
  await first.call('authentication').catch(() => {})
  const { token } = await first.call('signin', { body: { email, password: testPassword } })
  const { dates } = await first.call('filterList')
  const { date } = dates.find(({ isOpen }) => isOpen)!
  const { cards } = await first.call('catalogCards', { query: { date } })
  const cheap = cards.filter(({ soldBy, price }) => soldBy === 'bunch' && price < 9000)

  const order = async (key: string, body: TriedOrder['body']): Promise<string | null> => {
    turn += 1
    const address = addresses()[turn % addresses().length] as string
    const answer = await fetchAsBuyer(`${address}/api/purchase/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-access-token': token,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
    return answer.ok ? ((await answer.json()) as { _id: string })._id : null
  }

  const buy = async (buyer: number): Promise<void> => {
    for (let index = buyer; !stopping.signal.aborted; index += buyers) {
      const [key, body] = [crypto.randomUUID(), bodyOf(cheap[index % cheap.length] as FlowerCard)]
      const startedAt = performance.now()
      const id = await order(key, body).catch(() => null)
      tried.push({ key, body, startedAt, endedAt: performance.now(), id })
      await wait(pauseMs)
    }
  }
  const running = Array.from({ length: buyers }, (_, buyer) => buy(buyer))

  return {
    tried,
    async acknowledgedAfter(since) {
      for (;;) {
        const found = tried.find(({ startedAt, id }) => startedAt > since && id !== null)
        if (found !== undefined) return found
        await wait(pauseMs)
      }
    },
    async settle() {
      const ids = new Map<string, string>()
      for (const { key, body } of tried) {
        const id = await order(key, body)
        // A total that changed or a balance that is spent refuses an order that was never made.
        if (id !== null) ids.set(key, id)
      }
      return ids
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
