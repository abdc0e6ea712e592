/*
 * The floor that the list call is measured against: the same statement, a bare Fastify, JSON.stringify, and nothing of
 * what a shop needs (sessions, validation, headers).
 */
import fastify from 'fastify'
import { Pool } from 'pg'
import { columnTypes } from '../apps/api/src/platform/database/column-types.ts'
import { cardsOfDay } from '../apps/api/src/modules/catalog/cards.repository.ts'

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  types: columnTypes,
})
const app = fastify()

app.get<{ Querystring: { date: string } }>('/cards', async ({ query: { date } }, reply) => {
  const { rows } = await pool.query({ ...cardsOfDay, values: [date, 'inStock', 'moscow', new Date()] })
  return reply.type('application/json').send(JSON.stringify({ date, cards: rows }))
})
app.get('/ready', () => 'ok')

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
