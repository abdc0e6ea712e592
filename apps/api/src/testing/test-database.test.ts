import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  client.on('error', () => {})
  onTestFinished(() => client.end())
  return client
}

test('gives every caller a database of its own', async () => {
  const databases = await Promise.all([createTestDatabase(), createTestDatabase()])
  const [first, second] = await Promise.all(databases.map((database) => connect(database.connectionString)))
  await first!.query('CREATE TABLE only_here (id int)')
  await expect(second!.query('SELECT * FROM only_here')).rejects.toThrow('does not exist')
  await Promise.all(databases.map((database) => database.drop()))
})

test('drops a database that still has a connection', async () => {
  const database = await createTestDatabase()
  await connect(database.connectionString)
  await database.drop()
  await expect(connect(database.connectionString)).rejects.toThrow('does not exist')
})
