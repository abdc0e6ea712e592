import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { locateCluster } from './locate-cluster.ts'

const isRoot = process.getuid?.() === 0

function makeFolder(mode: number): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'flower-market-locate-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  chmodSync(folder, mode)
  return folder
}

test('keeps a new cluster in the data folder', () => {
  const dataDir = path.join(makeFolder(0o755), 'deep', '.data')
  expect(locateCluster(dataDir)).toMatchObject({
    directory: path.join(dataDir, 'postgres'),
    isInitialized: false,
  })
})

test.runIf(isRoot)("keeps root's new cluster outside a folder that only root may enter", () => {
  const clone = makeFolder(0o700)
  const outside = makeFolder(0o755)
  const location = locateCluster(path.join(clone, '.data'), outside)
  expect(path.dirname(location.directory)).toBe(outside)
  expect(location.link).toEqual({ from: path.join(clone, '.data', 'postgres'), barredBy: clone })
})

test.runIf(isRoot)("lets the database's user into an empty data folder, not into one with files", () => {
  const dataDir = makeFolder(0o700)
  expect(locateCluster(dataDir)).toMatchObject({ directory: path.join(dataDir, 'postgres') })
  const filled = makeFolder(0o700)
  const outside = makeFolder(0o755)
  mkdirSync(path.join(filled, 'letters'))
  expect(locateCluster(filled, outside).link).toEqual({
    from: path.join(filled, 'postgres'),
    barredBy: filled,
  })
})

test.runIf(isRoot)('follows the link of an earlier start, and says what bars a cluster inside', () => {
  const clone = makeFolder(0o700)
  const outside = makeFolder(0o755)
  symlinkSync(outside, path.join(clone, 'postgres'))
  expect(locateCluster(clone)).toMatchObject({ directory: outside, isInitialized: true })
  const other = makeFolder(0o700)
  mkdirSync(path.join(other, 'postgres'))
  expect(() => locateCluster(other)).toThrow(`Run "chmod o+x ${other}"`)
})
