import { setTimeout as wait } from 'node:timers/promises'
import type { CallOutput, DeliveredEvent, EventPayload } from '@flower-market/api-client/contract'
import { resumeMs, type IsoDate } from '@flower-market/flower-domain'
import { io, type Socket } from 'socket.io-client'
import { scheduleAuction } from '../apps/api/src/modules/auctions/index.ts'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import type { LoadBuyer } from './load-people.ts'
import { ask } from './load-phase.ts'

const clocks = 10
const rounds = 5
const everybodyWithinMs = 30_000

type ClockEvent = EventPayload<'auction-clock-changed'>['clock']

/** What a socket has heard of one press. */
interface Heard {
  readonly pressId: string
  readonly atMs: number
}

/** How long it takes until everybody sees that a lot was taken, milliseconds. */
export interface AuctionRace {
  readonly presses: number
  /** From the first of all sockets that hears of a press to the last one, of each press. */
  readonly spreads: readonly number[]
  /** From the answer to the winner to each of the sockets. */
  readonly delays: readonly number[]
}

/** Puts lots of the demo on clocks that have just opened; each has a bunch for each round. */
async function openClocks({ kysely }: Database, date: IsoDate): Promise<string[]> {
  const lots = await kysely
    .selectFrom('cards')
    .select(['code', 'stems_per_bunch'])
    .where('availability', '=', 'inStock')
    .where('sold_by', '=', 'bunch')
    .where('regions', 'is', null)
    .where('delivery_date', '=', date)
    .orderBy('code')
    .limit(clocks)
    .execute()
  const at = new Date()
  const offered = lots.map(({ code, stems_per_bunch: bunch }) => ({
    code,
    stems: rounds * bunch,
    opensAt: at.toISOString(),
    startPrice: 3_000,
    step: 50,
    stepMs: 60_000,
    reservePrice: 1_500,
    minimumBunches: 1,
  }))
  const auction = await kysely
    .transaction()
    .execute((trx) => scheduleAuction(trx, { lots: offered, by: null, at }))
  const rows = await kysely
    .selectFrom('auction_clocks')
    .select('id')
    .where('auction_id', '=', auction)
    .execute()
  return rows.map(({ id }) => id)
}

async function watch(origin: string, { cookie }: LoadBuyer): Promise<{ socket: Socket; heard: Heard[] }> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie } }
  const socket = io(origin, options)
  const heard: Heard[] = []
  socket.on('event', ({ name, payload }: DeliveredEvent) => {
    const clock = name === 'auction-clock-changed' ? (payload as { clock: ClockEvent }).clock : null
    if (clock?.hold) heard.push({ pressId: clock.hold.pressId, atMs: performance.now() })
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

/** Presses; null for whoever comes second. */
async function press(origin: string, { headers }: LoadBuyer, clock: string) {
  const keyed = { ...headers, 'accept-encoding': 'identity', 'idempotency-key': crypto.randomUUID() }
  const body = { methodDelivery: 'pickup', seenPrice: 1_000_000 }
  try {
    const answer = await ask(`${origin}/api/auction/clock/${clock}/press`, keyed, body)
    const { _id: id, minimumStems } = JSON.parse(answer.toString()) as CallOutput<'auctionPress'>
    return { id, minimumStems, atMs: performance.now(), origin, headers: keyed }
  } catch (error) {
    if (error instanceof Error && error.message.includes('"taken"')) return null
    throw error
  }
}

/** Has all buyers press at once, by two API processes, as often as there are bunches; this process holds their sockets. */
export async function measureAuctionRace(
  database: Database,
  origins: readonly string[],
  { buyers, date }: { readonly buyers: readonly LoadBuyer[]; readonly date: IsoDate },
): Promise<AuctionRace> {
  const originOf = (place: number): string => origins[place % origins.length] as string
  const watching = await Promise.all(buyers.map((buyer, place) => watch(originOf(place), buyer)))
  const ids = await openClocks(database, date)
  const [spreads, delays]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all(
        buyers.map((buyer, place) =>
          press(originOf(place), buyer, ids[Math.floor(place / 2) % clocks] as string),
        ),
      )
      const won = answers.filter((answer) => answer !== null)
      if (won.length !== clocks) throw new Error(`${won.length} of ${clocks} lots were taken.`)
      const deadline = performance.now() + everybodyWithinMs
      const seen = (id: string) =>
        watching.flatMap(({ heard }) => heard.filter(({ pressId }) => pressId === id).map(({ atMs }) => atMs))
      while (won.some(({ id }) => seen(id).length < buyers.length)) {
        if (performance.now() > deadline) throw new Error('Not everybody has heard of a press.')
        await wait(5)
      }
      for (const { id, atMs } of won) {
        const times = seen(id)
        spreads.push(Math.max(...times) - Math.min(...times))
        delays.push(...times.map((time) => Math.max(0, time - atMs)))
      }
      await Promise.all(
        won.map(({ id, minimumStems, origin, headers }) =>
          ask(
            `${origin}/api/auction/press/${id}/choose`,
            { ...headers, 'idempotency-key': crypto.randomUUID() },
            { quantity: minimumStems },
          ),
        ),
      )
      await wait(resumeMs + 100)
    }
  } finally {
    for (const { socket } of watching) socket.disconnect()
  }
  return { presses: rounds * buyers.length, spreads, delays }
}
