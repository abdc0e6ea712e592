import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'

const document = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
const [, section = ''] = /^## How long what is kept$([^]*?)^## /mu.exec(document) ?? []

test('the operator’s document says of every table how long its rows are kept', async () => {
  const { database } = await openTestShop()
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT LIKE '%migration%'`.execute(database.kysely)
  const [table = ''] = section.match(/^\|[^]*^\|.*$/mu) ?? []
  const said = [...table.matchAll(/`(\w+)`/gu)].map(([, name]) => name as string)
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
