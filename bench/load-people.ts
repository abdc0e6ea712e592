import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client'
import { packStep, type FlowerCard, type IsoDate } from '@flower-market/flower-domain'
import { hashSessionSecret, newSessionSecret } from '../apps/api/src/modules/identity/session-secret.ts'
import { insertSession } from '../apps/api/src/modules/identity/sessions.repository.ts'
import { insertDecision } from '../apps/api/src/modules/settings/settings.repository.ts'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import { cookieHeader, cookiesOf } from './demo-buyer.ts'
import { insertFundedBuyer } from './funded-buyer.ts'
import { ask } from './load-phase.ts'

/** A buyer with money and a session. */
export interface LoadBuyer {
  readonly cookie: string
  /** What their calls carry. */
  readonly headers: Readonly<Record<string, string>>
}

const dayMs = 24 * 3_600_000

async function addBuyer(database: Database, origin: string): Promise<LoadBuyer> {
  const [secret, now] = [newSessionSecret(), new Date()]
  const id = await database.kysely.transaction().execute((trx) => insertFundedBuyer(trx, 100_000_000_000n))
  const from = { address: '127.0.0.1', userAgent: 'load' }
  const expiresAt = new Date(now.getTime() + dayMs)
  const session = {
    id: randomUUID(),
    secretHash: hashSessionSecret(secret),
    personId: id,
    expiresAt,
    ...from,
  }
  await insertSession(database, session, now)
  const answer = await fetch(`${origin}/api/auth/authentication`, {
    headers: { cookie: `session=${secret}` },
  })
  const { token } = (await answer.json()) as CallOutput<'authentication'>
  const cookies = cookiesOf(answer).set('session', secret)
  const cookie = cookieHeader(cookies)
  const headers = {
    cookie,
    authorization: `Bearer ${token}`,
    'x-access-token': token,
    'x-csrf-token': decodeURIComponent(cookies.get('csrf-token') ?? ''),
    'accept-encoding': 'br, gzip',
  }
  return { cookie, headers }
}

/** Makes the demo's lots enough for any load, and lets everybody owe as much as they order. */
export async function prepareShop({ kysely }: Database): Promise<void> {
  await kysely.updateTable('cards').set({ stems_available: 1_000_000 }).execute()
  const staff = kysely.selectFrom('people').select('id').where('role', '=', 'ADMIN').limit(1)
  const { id: setBy } = await staff.executeTakeFirstOrThrow()
  const now = new Date()
  const value = { unverified: 1_000_000_000, approved: 1_000_000_000 }
  const decided = { holdsFrom: now, setAt: now, setBy, reason: 'Load' }
  await insertDecision(kysely, { name: 'unpaidLimits', value, ...decided })
}

/** Adds buyers. */
export async function addBuyers(database: Database, origin: string, count: number): Promise<LoadBuyer[]> {
  const buyers: LoadBuyer[] = []
  while (buyers.length < count) buyers.push(await addBuyer(database, origin))
  return buyers
}

/** Orders of one pack that can be placed on the first open day. */
export async function loadOrders(
  origin: string,
  { headers }: LoadBuyer,
): Promise<{ date: IsoDate; orders: object[] }> {
  const plain = { ...headers, 'accept-encoding': 'identity' }
  const read = async <T>(path: string): Promise<T> =>
    JSON.parse((await ask(`${origin}${path}`, plain)).toString()) as T
  const { dates } = await read<CallOutput<'filterList'>>('/api/moysklad/filterList')
  const date = dates.find(({ isOpen }) => isOpen)?.date
  if (date === undefined) throw new Error('The demo market has no open day.')
  const { cards } = await read<CallOutput<'catalogCards'>>(`/api/catalog/cards?date=${date}`)
  const orders = cards
    .filter(({ soldBy, price }) => soldBy === 'bunch' && price < 9000)
    .map((card: FlowerCard) => {
      const quantity = packStep(card)
      const purchase = { [date]: [{ code: card.code, price: card.price, quantity }] }
      return { purchase, methodDelivery: 'pickup', paymentMethod: 'CASH', total: card.price * quantity }
    })
  return { date, orders }
}
