import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '../platform/database/migrate.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's PostgreSQL: see `createTestDatabase`. */
    testServer: { url: string; template: string }
  }
}

const queuesScript = fileURLToPath(new URL('add-queues.ts', import.meta.url))

/** Vitest's global set-up of the server tests: one PostgreSQL a run, stopped and removed at its end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(async (template) => {
    await migrateToLatest(template)
    // In a process of its own: this one resolves no package to its sources.
    await promisify(execFile)(process.execPath, ['--conditions=source', queuesScript, template])
  })
  project.provide('testServer', { url: server.url, template: server.template })
  return () => server.stop()
}
