import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL: see `createTestDatabase`. */
    testServer: { url: string; template: string }
  }
}

/** Vitest's global set-up of the server tests: one PostgreSQL a run, stopped and removed at its end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(await findMigration())
  project.provide('testServer', { url: server.url, template: server.template })
  return () => server.stop()
}

type Migrate = (connectionString: string) => Promise<unknown>

async function findMigration(): Promise<Migrate> {
  const file = new URL('../db/migrate.ts', import.meta.url)
  if (!existsSync(fileURLToPath(file))) return async () => {}
  const { migrateToLatest } = (await import(file.href)) as { migrateToLatest: Migrate }
  return migrateToLatest
}
