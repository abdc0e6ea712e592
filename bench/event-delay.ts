import { setTimeout as wait } from 'node:timers/promises'
import { loadOrders, type LoadBuyer } from './load-people.ts'
import { ask } from './load-phase.ts'

const orderCount = 15
const openAtOnce = 50
const allWithinMs = 30_000
/** Between two orders, so that the events of one have been read when the next is placed. */
const pauseMs = 500

/** Node's own takes headers, which that of browsers does not. */
const NodeSocket = WebSocket as unknown as new (
  address: string,
  options: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket

/** A socket and when it received each change of the stock, in ms of `performance.now()`. */
interface Listener {
  readonly received: number[]
  close(): void
}

/**
 * Opens a socket without the client library, which takes longer to read a message than the server to send it: the packets of
 * engine.io 4 (`0` opens, `2` asks, `3` answers) and of socket.io 5 (`40` joins, `42` is an event).
 */
function listen(origin: string, { cookie }: LoadBuyer): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const socket = new NodeSocket(address, { headers: { cookie, origin } })
    const received: number[] = []
    socket.addEventListener('error', () => reject(new Error(`No socket at ${address}.`)))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data.startsWith('42')) {
        if (data.includes('"stock-changed"')) received.push(performance.now())
      } else if (data.startsWith('40')) resolve({ received, close: () => socket.close() })
      else if (data.startsWith('0')) socket.send('40')
      else if (data === '2') socket.send('3')
      else reject(new Error(`The server answered ${data}.`))
    })
  })
}

async function openListeners(
  origin: string,
  buyers: readonly LoadBuyer[],
  count: number,
): Promise<Listener[]> {
  const listeners: Listener[] = []
  while (listeners.length < count) {
    const next = Array.from({ length: Math.min(openAtOnce, count - listeners.length) }, (_, index) =>
      listen(origin, buyers[(listeners.length + index) % buyers.length] as LoadBuyer),
    )
    listeners.push(...(await Promise.all(next)))
  }
  return listeners
}

/**
 * How long it takes from the answer to an order until each socket of one process of the server has received the change of
 * the stock, in milliseconds; this process holds the sockets.
 */
export async function measureEventDelays(
  origin: string,
  buyers: readonly LoadBuyer[],
  count: number,
): Promise<number[]> {
  const [buyer] = buyers as [LoadBuyer]
  const { orders } = await loadOrders(origin, buyer)
  const listeners = await openListeners(origin, buyers, count)
  const delays: number[] = []
  try {
    for (let place = 0; place < orderCount; place += 1) {
      const headers = { ...buyer.headers, 'idempotency-key': crypto.randomUUID() }
      await ask(`${origin}/api/purchase/create`, headers, orders[place % orders.length] as object)
      const answeredAt = performance.now()
      while (listeners.some(({ received }) => received.length <= place)) {
        if (performance.now() > answeredAt + allWithinMs)
          throw new Error('Not every socket has received the event of an order.')
        await wait(20)
      }
      // An event may arrive before the answer does.
      delays.push(...listeners.map(({ received }) => Math.max(0, (received[place] as number) - answeredAt)))
      await wait(pauseMs)
    }
  } finally {
    for (const { close } of listeners) close()
  }
  return delays
}
