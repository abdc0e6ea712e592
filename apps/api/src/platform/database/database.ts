import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import type { Schema } from './schema.ts'

/** How to reach PostgreSQL. */
export interface DatabaseOptions {
  readonly connectionString: string
  /** @default 20 */
  readonly poolSize?: number
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
  close(): Promise<void>
}

const connectTimeoutMs = 5_000
const statementTimeoutMs = 15_000

/** Opens a pool; connections are made when first needed. */
export function openDatabase({
  connectionString,
  poolSize = 20,
  onConnectionLost,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString,
    max: poolSize,
    types: columnTypes,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'flower-market-api',
  })
  // Without a listener a restart of PostgreSQL would end this process.
  pool.on('error', (error) => onConnectionLost?.(error))
  // The pool listens to idle connections only. One that is lost in use fails its queries, too.
  pool.on('connect', (client) => client.on('error', () => {}))
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    connectionString,
    kysely,
    query: async <Row extends object>(statement: PreparedStatement, values: readonly unknown[] = []) => {
      const { rows } = await pool.query<Row>({ ...statement, values: [...values] })
      return rows
    },
    close: () => kysely.destroy(),
  }
}
