import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { columnTypes } from './column-types.ts'
import type { Schema } from './schema.ts'
import { connectionOptions, type ServerRole } from './servers/connection-options.ts'

/** How long the database may take; beyond that a call is refused as `unavailable`. */
export interface DatabaseTimeouts {
  /** To get a connection, a new one or one of the pool that becomes free. */
  readonly connectMs: number
  /** To wait for the lock of a row or a table. */
  readonly lockMs: number
  /** To answer a statement, as PostgreSQL itself counts it. */
  readonly statementMs: number
  /** To answer a statement, as this process counts it: a server that hangs or is cut off counts nothing. */
  readonly queryMs: number
  /** Between two statements of a transaction, whose locks others wait for. */
  readonly idleInTransactionMs: number
}

/** Migrations may take long, but none keeps others from a table for long before it has the table itself. */
export interface MigrationTimeouts {
  readonly migrationLockMs: number
}

/** How to reach PostgreSQL. */
export interface DatabaseOptions {
  /** It may name several servers. */
  readonly connectionString: string
  /** Which of them is used. A standby takes no writes, and neither does the primary in its place. @default 'primary' */
  readonly role?: ServerRole
  /** @default 20 */
  readonly poolSize?: number
  /** @default `usualTimeouts` */
  readonly timeouts?: DatabaseTimeouts | MigrationTimeouts
  /** An idle connection was lost; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** The typed query builder, for transactions and rare reads. */
export type Db = Kysely<Schema>

/** A transaction in the typed query builder. */
export type Trx = Transaction<Schema>

/** A statement that PostgreSQL parses and plans once a connection; its text never changes under one name. */
export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

/** PostgreSQL as the server uses it. */
export interface Database {
  /** For connections outside of the pool. */
  readonly connectionString: string
  readonly kysely: Db
  /** Runs a prepared statement outside of a transaction. `Row` is the caller's promise about its columns. */
  query<Row extends object>(statement: PreparedStatement, values?: readonly unknown[]): Promise<Row[]>
  /** The connections of this process, and how many callers wait for one. */
  connections(): PoolState
  close(): Promise<void>
}

/** What the pool of a process does. */
export interface PoolState {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

const usualTimeouts: DatabaseTimeouts = {
  connectMs: 5_000,
  lockMs: 10_000,
  statementMs: 15_000,
  queryMs: 18_000,
  idleInTransactionMs: 20_000,
}

/** Soon after a standby is no longer waited for, or there is one again, nobody reads from the wrong server. */
const readingOptions: PoolConfig = {
  maxLifetimeSeconds: 10,
  options: '-c default_transaction_read_only=on',
}

function poolTimeouts(timeouts: DatabaseTimeouts | MigrationTimeouts): PoolConfig {
  if ('migrationLockMs' in timeouts) {
    return { connectionTimeoutMillis: usualTimeouts.connectMs, lock_timeout: timeouts.migrationLockMs }
  }
  return {
    connectionTimeoutMillis: timeouts.connectMs,
    lock_timeout: timeouts.lockMs,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.queryMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  }
}

/** Opens a pool; connections are made when first needed. */
export function openDatabase({
  connectionString,
  role = 'primary',
  poolSize = 20,
  timeouts = usualTimeouts,
  onConnectionLost,
}: DatabaseOptions): Database {
  const pool = new Pool({
    ...connectionOptions(connectionString, role),
    ...(role === 'standby' && readingOptions),
    max: poolSize,
    types: columnTypes,
    keepAlive: true,
    ...poolTimeouts(timeouts),
    application_name: 'flower-market-api',
  })
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', (error) => onConnectionLost?.(error))
  // The pool listens to idle connections only. One that is lost in use fails its queries, too.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('release', (_error, client) => endIfBusy(client))
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    connectionString,
    kysely,
    query: async <Row extends object>(statement: PreparedStatement, values: readonly unknown[] = []) => {
      const { rows } = await pool.query<Row>({ ...statement, values: [...values] })
      return rows
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => kysely.destroy(),
  }
}

/**
 * A query that timed out in this process may still run on the server. Its connection would make whoever got it next wait
 * for that query, perhaps for ever, so that the pool makes another one instead.
 */
function endIfBusy(client: PoolClient & Partial<Busy>): void {
  const { _activeQuery: running } = client
  if (running != null) client.end?.().catch(() => {})
}

/** What the types of pg leave out. */
interface Busy {
  readonly _activeQuery: object | null
  end(): Promise<void>
}
