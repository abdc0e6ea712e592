import { join } from 'node:path'
import { startApiProcess } from './api-process.ts'
import { startDatabase } from './database.ts'
import { startRoundRobinProxy } from './round-robin-proxy.ts'

/** Two, because one would hide what a process keeps to itself; one to find out whether that is why a test fails. */
const processes = Number(process.env['E2E_PROCESSES'] ?? 2)

/**
 * Starts the market for the whole run: one fresh database, two API processes on it, and a proxy that sends requests to
 * both; beside it a market whose operator lets only verified people order. Gives the function that ends them.
 */
export default async function startMarket(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  try {
    const database = await startDatabase()
    stops.push(() => database.stop())
    const proxy = await startRoundRobinProxy()
    // Another host of the same proxy: the operator's own proxy would hand it on in the same way.
    const staffOrigin = proxy.origin.replace('localhost', 'admin.localhost')
    const settings = {
      DATABASE_URL: database.connectionString,
      PUBLIC_ORIGIN: proxy.origin,
      TRUST_PROXY: '1',
      // All browsers of a run have one address.
      REQUESTS_PER_MINUTE: '0',
      // Most tests join and order at once; those of a verification have a market of their own.
      VERIFICATION: 'optional',
      // A test is the program that takes webhooks.
      PRIVATE_WEBHOOKS: 'on',
      WEB_DIST: process.env['WEB_DIST'] ?? join(import.meta.dirname, '../apps/web/dist'),
      ADMIN_DIST: process.env['ADMIN_DIST'] ?? join(import.meta.dirname, '../apps/admin/dist'),
      ADMIN_ADDRESS: staffOrigin,
    }
    // One after the other: the first fills the database.
    for (let started = 0; started < processes; started += 1) {
      // One process of the jobs is enough for both.
      const api = await startApiProcess({ ...settings, JOBS: started === 0 ? 'on' : 'off' })
      stops.push(() => api.stop())
      proxy.add(api.port)
    }
    stops.push(() => proxy.close())
    process.env['MARKET_ORIGIN'] = proxy.origin
    process.env['STAFF_ORIGIN'] = staffOrigin
    const strictDatabase = await startDatabase()
    stops.push(() => strictDatabase.stop())
    // By default a verification is required.
    const { DATABASE_URL: _shared, PUBLIC_ORIGIN: _proxied, ADMIN_ADDRESS: _other, ...ofBoth } = settings
    const { VERIFICATION: _optional, PRIVATE_WEBHOOKS: _private, ...others } = ofBoth
    const strict = await startApiProcess({
      ...others,
      DATABASE_URL: strictDatabase.connectionString,
    })
    stops.push(() => strict.stop())
    process.env['VERIFIED_MARKET_ORIGIN'] = `http://127.0.0.1:${strict.port}`
    process.env['VERIFIED_STAFF_ORIGIN'] = `http://127.0.0.1:${strict.adminPort}`
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
