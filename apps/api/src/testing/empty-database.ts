import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { runStatements, withDatabase } from './test-server.ts'

/** A database without tables, for what migrations do to data; it ends with the test. */
export async function openEmptyDatabase() {
  const { url } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatements(url, [`CREATE DATABASE ${name}`])
  const connectionString = withDatabase(url, name)
  const database = openDatabase({ connectionString })
  onTestFinished(async () => {
    await database.close()
    await runStatements(url, [`DROP DATABASE ${name} WITH (FORCE)`])
  })
  return { connectionString, database }
}
