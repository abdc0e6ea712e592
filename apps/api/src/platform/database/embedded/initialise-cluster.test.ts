import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

test('removes a half-made cluster that a killed start left, and makes a whole one', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'flower-market-half-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  // Process ids end below 2^22.
  const left = path.join(dataDir, 'postgres.new-4194305-00', 'cluster')
  mkdirSync(left, { recursive: true })
  writeFileSync(path.join(left, 'PG_VERSION'), '18\n')
  const log = { info: () => {}, warn: () => {} }
  const database = await startEmbeddedPostgres({ dataDir, durability: 'none', log })
  await database.stop()
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log'])
})
