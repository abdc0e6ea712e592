import { startApiProcess } from '../api-process.ts'
import { startDatabase } from '../database.ts'
import { test as shopTest } from './shop-page.ts'

/** A shop with demo data whose clock a test moves. */
export interface MovedClockShop {
  readonly origin: string
  /** Moves the server's clock, and has what is due by then done. */
  moveTo(moment: Date): Promise<void>
}

/** A test with such a shop of its own; a page's addresses are the shop's. */
export const test = shopTest.extend<{ movedClockShop: MovedClockShop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  movedClockShop: async ({}, provide) => {
    const database = await startDatabase()
    try {
      const settings = { DATABASE_URL: database.connectionString, SANDBOX: 'on', REQUESTS_PER_MINUTE: '0' }
      const api = await startApiProcess(settings, 'testing/moved-clock-server.ts')
      try {
        await provide({
          origin: `http://localhost:${api.port}`,
          moveTo: (moment) => api.tell({ moment: moment.toISOString() }),
        })
      } finally {
        await api.stop()
      }
    } finally {
      await database.stop()
    }
  },
  baseURL: ({ movedClockShop }, provide) => provide(movedClockShop.origin),
})

export { expect } from '@playwright/test'
