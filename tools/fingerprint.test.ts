import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeWorkspace } from './boundaries/negative-fixture.ts'
import { fingerprint } from './fingerprint.ts'

test('changes with the content and the name of a file, and not with what is left out', () => {
  const base = writeWorkspace({ 'apps/web/src/a.ts': '1', 'apps/web/dist/a.js': '1' })
  onTestFinished(() => rmSync(base, { recursive: true }))
  const take = () => fingerprint(['apps/**/*'], ['apps/web/dist'], base)
  const first = take()
  writeFileSync(path.join(base, 'apps/web/dist/a.js'), '2')
  expect(take()).toBe(first)
  writeFileSync(path.join(base, 'apps/web/src/a.ts'), '2')
  const second = take()
  expect(second).not.toBe(first)
  writeFileSync(path.join(base, 'apps/web/src/b.ts'), '')
  expect(take()).not.toBe(second)
})
