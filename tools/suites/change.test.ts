import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { allStages } from './all-suites.ts'
import { readChange } from './change.ts'
import { specsOf } from './e2e-suite.ts'
import { readTestOptions } from './read-test-options.ts'

/** A repository with a commit on main and another after it. */
function repository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-change-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: folder })
  git('init', '--quiet', '--initial-branch=main')
  for (const name of ['kept.ts', 'edited.ts', 'removed.ts']) writeFileSync(path.join(folder, name), '1')
  git('add', '--all')
  git('commit', '--quiet', '--message=first')
  git('checkout', '--quiet', '-b', 'work')
  writeFileSync(path.join(folder, 'committed.ts'), '1')
  git('add', '--all')
  git('commit', '--quiet', '--message=second')
  rmSync(path.join(folder, 'removed.ts'))
  writeFileSync(path.join(folder, 'edited.ts'), '2')
  writeFileSync(path.join(folder, 'new.ts'), '1')
  return folder
}

test('a change is what was committed, edited, added and removed since main', async () => {
  const { files } = await readChange(undefined, repository())
  expect(files.toSorted()).toEqual(['committed.ts', 'edited.ts', 'new.ts', 'removed.ts'])
})

test('a change is measured against the commit that is named, and an unknown one is refused', async () => {
  const folder = repository()
  const { files } = await readChange('HEAD', folder)
  expect(files.toSorted()).toEqual(['edited.ts', 'new.ts', 'removed.ts'])
  await expect(readChange('no-such-branch', folder)).rejects.toThrow('no-such-branch')
})

function suitesFor(file: string): string[] {
  return allStages.flat().flatMap((suite) => (suite.concerns(file) ? suite.name : []))
}

test.each([
  ['README.md', ['boundaries', 'lint']],
  [
    'packages/ui/src/components/button/Button.tsx',
    ['types', 'boundaries', 'lint', 'unit', 'packages', 'stories', 'e2e'],
  ],
  [
    'packages/ui/src/components/button/Button.stories.tsx',
    ['types', 'boundaries', 'lint', 'unit', 'stories'],
  ],
  [
    'packages/flower-domain/src/money/money.test.ts',
    ['types', 'boundaries', 'lint', 'unit', 'server', 'stories'],
  ],
  ['apps/api/src/modules/cart/cart.service.ts', ['types', 'boundaries', 'lint', 'server', 'e2e']],
  ['e2e/tests/cart.spec.ts', ['types', 'boundaries', 'lint', 'e2e']],
  ['docs/security.md', ['boundaries', 'lint', 'server']],
])('%s is looked at by %j', (file, names) => {
  expect(suitesFor(file)).toEqual(names)
})

test('what every suite depends on runs every suite', () => {
  expect(suitesFor('pnpm-lock.yaml')).toHaveLength(allStages.flat().length)
})

test('a change of end-to-end tests alone runs these, with anything else all of them', () => {
  const since = 'HEAD'
  expect(specsOf({ since, files: ['e2e/tests/cart.spec.ts', 'docs/x.md'] })).toEqual(['tests/cart.spec.ts'])
  expect(specsOf({ since, files: ['e2e/tests/cart.spec.ts', 'apps/web/src/main.tsx'] })).toEqual([])
  expect(specsOf({ since, files: ['e2e/tests/gone.spec.ts'] })).toEqual([])
  expect(specsOf(undefined)).toEqual([])
})

test.each([
  [[], ['types', 'e2e'], false, undefined],
  [['e2e'], ['e2e'], false, undefined],
  [['--changed'], ['types', 'e2e'], true, undefined],
  [['--changed', 'HEAD~2'], ['types', 'e2e'], true, 'HEAD~2'],
  [['e2e', '--changed', 'HEAD~2'], ['e2e'], true, 'HEAD~2'],
  [['--changed', 'e2e'], ['e2e'], true, undefined],
])('reads %j', (args, names, isChangedOnly, base) => {
  expect(readTestOptions(args, ['types', 'e2e'])).toEqual({ names, isChangedOnly, base })
})

test('an unknown suite is refused with the names of those that there are', () => {
  expect(() => readTestOptions(['units'], ['types', 'e2e'])).toThrow(
    'There is no suite "units". There are: types, e2e.',
  )
})
