import { createApiClient, type CallInput } from '@flower-market/api-client'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { browserFetch } from './testing/browser-fetch.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { createTestDatabase } from './testing/test-database.ts'
import { addCard, addPerson, auditLedger, beginSession } from './testing/test-people.ts'

const buyers = 100
const bunches = 7

/** A server in a process of its own over a database; answers its address. */
function startServer(connectionString: string): Promise<string> {
  const settings = { PORT: '0', DATABASE_URL: connectionString, DEMO: 'off', LOG_LEVEL: 'fatal' }
  const { process, address } = startShopProcess(settings)
  onTestFinished(() => void process.kill('SIGKILL'))
  return address
}

test(
  'a hundred buyers order seven bunches from two processes at once: seven get one each, and nobody else is charged',
  { timeout: 180_000 },
  async () => {
    const { connectionString, drop } = await createTestDatabase()
    onTestFinished(drop)
    const database = openDatabase({ connectionString })
    onTestFinished(() => database.close())
    await database.kysely
      .updateTable('regions')
      .set({ pickup_address_ru: 'Москва', pickup_address_en: 'Moscow' })
      .set({ pickup_hours_ru: 'ежедневно', pickup_hours_en: 'daily' })
      .where('id', '=', 'moscow')
      .execute()
    const origins = [await startServer(connectionString), await startServer(connectionString)] as const
    const signIn = async (place: number) => {
      const person = await addPerson({ database }, { money: { RUB: 1_000_000 } })
      const session = await beginSession({ database }, person)
      const origin = origins[place % 2 === 0 ? 0 : 1]
      const { call } = createApiClient({ baseUrl: origin, fetch: browserFetch({ session }) })
      await call('authentication')
      return call
    }
    const calls = await Promise.all(Array.from({ length: buyers }, (_, place) => signIn(place)))
    const { dates } = await calls[0]!('filterList')
    const { date } = dates.find(({ isOpen }) => isOpen)!
    const card = await addCard({ database }, { deliveryDate: date, stemsAvailable: bunches * 25 })
    const { code, price } = card
    const body: CallInput<'purchaseCreate'>['body'] = {
      purchase: { [date]: [{ code, price, quantity: 25 }] },
      methodDelivery: 'pickup',
      paymentMethod: 'BALANCE',
      total: 25 * price,
    }
    const outcomes = await Promise.allSettled(
      calls.map((call) => call('purchaseCreate', { body }, { idempotencyKey: crypto.randomUUID() })),
    )
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
    )
    expect(new Set(refusals)).toEqual(new Set(['cart-changed']))
    const won = outcomes.map(({ status }) => status === 'fulfilled')
    expect(won.filter(Boolean)).toHaveLength(bunches)
    const left = await Promise.all(calls.map(async (call) => (await call('accountList'))[0]?.amount))
    expect(left).toEqual(won.map((isWon) => (isWon ? 1_000_000 - 25 * price : 1_000_000)))
    const lot = database.kysely.selectFrom('cards').select('stems_available').where('code', '=', code)
    expect(await lot.executeTakeFirst()).toEqual({ stems_available: 0 })
    expect(Object.values(await auditLedger({ database })).flat()).toEqual([])
  },
)
