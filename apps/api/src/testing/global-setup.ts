import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '../platform/database/migrate.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL: see `createTestDatabase`. */
    testServer: { url: string; template: string }
  }
}

/** Vitest's global set-up of the server tests: one PostgreSQL a run, stopped and removed at its end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(migrateToLatest)
  project.provide('testServer', { url: server.url, template: server.template })
  return () => server.stop()
}
