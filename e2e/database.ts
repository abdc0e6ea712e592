import { join } from 'node:path'

// Named by a value: the server's own sources are no part of this project's types.
const file = join(import.meta.dirname, '../apps/api/src/testing/temporary-server.ts')

interface DatabaseModule {
  startTemporaryServer(): Promise<{ connectionString: string; stop(): Promise<void> }>
}

/** Starts a PostgreSQL with an empty database, in a folder that goes with it. */
export async function startDatabase(): ReturnType<DatabaseModule['startTemporaryServer']> {
  const { startTemporaryServer } = (await import(file)) as DatabaseModule
  return startTemporaryServer()
}
