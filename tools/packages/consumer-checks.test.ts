import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputChecks } from './consumer-checks.ts'

const whole = {
  'index.html': '',
  'assets/index.css':
    '@layer tokens{:root{--bg-accent:#000}}@layer base{b{margin:0}}@layer ui{._button_1a_2{gap:0}}',
  'assets/index.js': 'stemsPerBunch',
  'assets/onest-latin.woff2': '',
  'assets/flowers-1.svg': '',
}

function failures(changed: Partial<typeof whole>): string[] {
  const dist = mkdtempSync(path.join(tmpdir(), 'flower-market-dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(path.join(dist, 'assets'))
  for (const [name, text] of Object.entries({ ...whole, ...changed }))
    writeFileSync(path.join(dist, name), text)
  return outputChecks(dist)
    .filter((check) => !check.isPassed)
    .map((check) => check.name)
}

const sheet = whole['assets/index.css']

test('a build with what is used and nothing else passes', () => {
  expect(failures({})).toEqual([])
})

test.each([
  ['brings its styles', { 'assets/index.css': sheet.replace('_button_', '_other_') }],
  ['tokens are in its sheet', { 'assets/index.css': sheet.replace('--bg-accent', '--other') }],
  ['order of the layers', { 'assets/index.css': `@layer ui{b{gap:0}}${sheet}` }],
  ['styles of unused', { 'assets/index.css': `${sheet}@layer ui{._timeline_1_2{gap:0}}` }],
  ['code of unused', { 'assets/index.js': 'stemsPerBunch cmdk' }],
  ['the mocks stay out', { 'assets/index.js': 'stemsPerBunch mockServiceWorker' }],
  ['the domain and the client', { 'assets/index.js': '' }],
])('a build that breaks "%s" fails that check', (name, changed) => {
  expect(failures(changed)).toEqual([expect.stringContaining(name)])
})
