import { Client } from 'pg'
import { startTemporaryServer } from './temporary-server.ts'

/** A PostgreSQL for one run of the tests, with a migrated template that every test database copies. */
export interface TestServer {
  /** Address of the server's maintenance database. */
  readonly url: string
  /** Name of the migrated database to copy. */
  readonly template: string
  stop(): Promise<void>
}

/** The address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** Runs statements one by one in a session of their own. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Starts a server in a temporary folder (or uses the one that `TEST_DATABASE_URL` names) and lets `migrate` fill the
 * template. `stop` removes all that was made.
 */
export async function startTestServer(
  migrate: (connectionString: string) => Promise<unknown>,
  given: string | undefined = process.env.TEST_DATABASE_URL,
): Promise<TestServer> {
  const server =
    given === undefined ? await startTemporaryServer() : { connectionString: given, stop: async () => {} }
  const url = given ?? withDatabase(server.connectionString, 'postgres')
  // Two runs may share a given server.
  const template = `flower_template_${process.pid}`
  const dropTemplate = `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`
  try {
    await runStatements(url, [dropTemplate, `CREATE DATABASE ${template}`])
    await migrate(withDatabase(url, template))
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    url,
    template,
    stop: async () => {
      await runStatements(url, [dropTemplate])
      await server.stop()
    },
  }
}
