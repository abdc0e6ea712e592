import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startApiProcess } from '../api-process.ts'
import { startDatabase } from '../database.ts'
import { test as shopTest } from './shop-page.ts'

const root = join(import.meta.dirname, '../..')

/** A shop without demo data: nobody has an account and nothing is for sale. */
export interface EmptyShop {
  readonly origin: string
  readonly staffOrigin: string
  /** Runs `npm run admin -- create`; gives the link that sets the password. */
  createAdministrator(email: string): string
}

function createAdministrator(email: string, settings: Readonly<Record<string, string>>): string {
  const script = join(root, 'apps/api/src/admin.ts')
  const command = ['--conditions=source', '--disable-warning=ExperimentalWarning', script, 'create', email]
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  const link = /Set the password[^\n]*: (https?:\S+)/u.exec(stdout)?.[1]
  if (link === undefined) throw new Error(`No administrator was made: ${stderr}`)
  return link
}

/** A test with an empty shop of its own, on free ports and with its own database; a page's addresses are the shop's. */
export const test = shopTest.extend<{ emptyShop: EmptyShop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  emptyShop: async ({}, provide) => {
    const database = await startDatabase()
    try {
      const settings = {
        DATABASE_URL: database.connectionString,
        DEMO: 'off',
        SANDBOX: 'on',
        VERIFICATION: 'required',
        REQUESTS_PER_MINUTE: '0',
      }
      const api = await startApiProcess(settings)
      const origin = `http://localhost:${api.port}`
      try {
        await provide({
          origin,
          staffOrigin: `http://localhost:${api.adminPort}`,
          createAdministrator: (email) => createAdministrator(email, { ...settings, PORT: String(api.port) }),
        })
      } finally {
        await api.stop()
      }
    } finally {
      await database.stop()
    }
  },
  baseURL: ({ emptyShop }, provide) => provide(emptyShop.origin),
})

export { expect, type Page } from '@playwright/test'
