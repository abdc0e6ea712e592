import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const entry = path.join(root, 'tools/run.cjs')
const { stripsTypes } = createRequire(import.meta.url)('./modern-node.cjs') as {
  stripsTypes: (version: string) => boolean
}

test.each(['v0.10.48', 'v8.17.0', 'v19.9.0'])('an old Node (%s) gets one clear sentence', (version) => {
  const pretend = `Object.defineProperty(process, 'version', { value: '${version}' }); require(${JSON.stringify(entry)})`
  const { status, stderr, stdout } = spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Flower Market needs Node 20 or newer; this is ${version}.\n`,
  })
})

test('the entry keeps to the syntax that an old Node can read', () => {
  expect(readFileSync(entry, 'utf8')).not.toMatch(
    /=>|`|\b(?:const|let|async|await|class|import)\b|\?\.|\?\?|,\s*\)/u,
  )
})

test('a task that does not exist is named', () => {
  const { status, stderr } = spawnSync(process.execPath, [entry, 'fly'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no task "fly" in tools/tasks.\n' })
})

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.0.0', true],
])('Node %s runs TypeScript by itself: %s', (version, expected) => {
  expect(stripsTypes(version)).toBe(expected)
})
