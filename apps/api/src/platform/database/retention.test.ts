import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'

const document = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
const [, section = ''] = /^## How long what is kept$([^]*?)^## /mu.exec(document) ?? []

test('the operator’s document says of every table how long its rows are kept', async () => {
  const { database } = await openTestShop()
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND relname NOT LIKE '%migration%'`.execute(database.kysely)
  const [table = ''] = section.match(/^\|[^]*^\|.*$/mu) ?? []
  const said = [...table.matchAll(/`(\w+)`/gu)].map(([, name]) => name as string)
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
