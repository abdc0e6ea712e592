import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeWorkspace } from './negative-fixture.ts'
import { findUnused } from './unused-check.ts'

test('reports a file, an export and a dependency that nobody uses', async () => {
  const base = writeWorkspace({
    'package.json': JSON.stringify({ name: 'fixture', workspaces: ['packages/*'] }),
    'packages/flower-domain/src/index.ts': `export { used } from './used.ts'`,
    'packages/flower-domain/src/used.ts': 'export const used = 1\nexport const forgottenExport = 2',
    'packages/flower-domain/src/forgotten-file.ts': 'export {}',
  })
  const { code, output } = await findUnused(base)
  rmSync(base, { recursive: true })
  expect(code).toBe(1)
  expect(output).toContain('packages/flower-domain/src/forgotten-file.ts')
  expect(output).toContain('forgottenExport')
  // The manifest is the real one, whose client needs axios; here nothing imports it.
  expect(output).toMatch(/axios\s+packages\/api-client\/package\.json/u)
})
