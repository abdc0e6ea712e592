import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { entryPointsOf, packedExports, publishedPackages } from './entry-points.ts'
import { exportsCheck } from './tarball-checks.ts'

function kit(published: Record<string, string>, components: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-kit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of components) {
    mkdirSync(path.join(folder, 'src/components', name), { recursive: true })
    writeFileSync(path.join(folder, 'src/components', name, 'index.ts'), '')
  }
  const exports = { './*': { source: './src/components/*/index.ts' } }
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'kit', exports, publishConfig: { exports: published } }),
  )
  return folder
}

const button = { './button': './dist/components/button/index.js' }

test('each component folder is an entry point of its own', () => {
  const folder = kit({}, ['button', 'card'])
  expect(packedExports(folder)).toEqual({ ...button, './card': './dist/components/card/index.js' })
})

test('a component that the published entry points lack is told with the line to write', () => {
  expect(exportsCheck(kit(button, ['button']))).toMatchObject({ isPassed: true })
  const { isPassed, output } = exportsCheck(kit(button, ['button', 'new-part']))
  expect(isPassed).toBe(false)
  expect(output).toContain('"./new-part": "./dist/components/new-part/index.js"')
})

test('a published entry point without a component is refused', () => {
  const check = exportsCheck(kit({ ...button, './gone': './dist/components/gone/index.js' }, ['button']))
  expect(check).toMatchObject({ isPassed: false, output: expect.stringContaining('"./gone"') })
})

test('a entry point that leads nowhere is an error', () => {
  const folder = kit({}, [])
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'kit', exports: { '.': { source: './src/index.ts' } } }),
  )
  expect(() => entryPointsOf(folder)).toThrow('src/index.ts, which is not there')
})

test.each(publishedPackages)('%s publishes exactly its entry points', (folder) => {
  expect(exportsCheck(folder)).toMatchObject({ isPassed: true, output: '' })
})
