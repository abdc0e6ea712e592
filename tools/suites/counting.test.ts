import { expect, test, vi } from 'vitest'
import { countPlaywright } from './playwright-report.ts'
import { runSuites } from './run-suites.ts'
import type { SuiteResult } from './suite.ts'
import { countTypes } from './types-suite.ts'
import { countVitest } from './vitest-report.ts'

function file(name: string, status: string, ...statuses: string[]) {
  return {
    name,
    status,
    assertionResults: statuses.map((each) => ({ title: each, status: each, failureMessages: [] })),
  }
}
function vitestReport(...testResults: ReturnType<typeof file>[]) {
  return {
    numPassedTests: testResults
      .flatMap((each) => each.assertionResults)
      .filter((each) => each.status === 'passed').length,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults,
  }
}

test('counts passed, failed and skipped tests of Vitest', () => {
  const report = vitestReport(file('/shop/ui/a.test.ts', 'failed', 'passed', 'passed', 'failed', 'pending'))
  expect(countVitest(report, 1, 'output', ['/shop/ui/'])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    report: 'output',
  })
})

test.each([
  ['without a report', undefined, 1],
  ['with a file that fell over before its tests', vitestReport(file('/shop/ui/a.test.ts', 'failed')), 2],
  ['with an error outside of every test', vitestReport(file('/shop/ui/a.test.ts', 'passed', 'passed')), 1],
  ['with a folder where no test was found', vitestReport(file('/shop/web/a.test.ts', 'passed', 'passed')), 1],
])('counts a failure for a Vitest run %s', (_case, report, failed) => {
  expect(countVitest(report, 1, 'output', ['/shop/ui/'])).toMatchObject({ failed })
})

test.each([
  ['a pass', { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, 0, 0],
  ['a failure', { expected: 3, unexpected: 2, flaky: 0, skipped: 0 }, 1, 2],
  ['a pass at the second try', { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, 0, 1],
  ['no test at all', { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 0, 1],
  ['a crash', { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, 1, 1],
])('counts for a Playwright run with %s', (_case, stats, exitCode, failed) => {
  expect(countPlaywright({ stats, errors: [] }, exitCode, 'output')).toMatchObject({
    passed: stats.expected,
    failed,
  })
})

test('counts a failure for a Playwright run without a report', () => {
  expect(countPlaywright(undefined, 1, 'output')).toMatchObject({ passed: 0, failed: 1 })
})

test('counts each project with a type error once', () => {
  const output = [
    'packages/ui/src/a.ts(1,2): error TS2339: no',
    'packages/ui/src/b.ts(3,4): error TS2339: no',
    'tools/c.ts(5,6): error TS2339: no',
  ].join('\n')
  const projects = ['packages/ui', 'packages/api-client', 'tsconfig.tools.json']
  expect(countTypes(projects, 1, output)).toMatchObject({ passed: 1, failed: 2 })
  expect(countTypes(projects, 1, 'error TS18003: no inputs')).toMatchObject({ passed: 2, failed: 1 })
  expect(countTypes(projects, 0, '')).toMatchObject({ passed: 3, failed: 0 })
})

test('ends with one line that adds up all suites, a crashed one being a failure', async () => {
  const lines: string[] = []
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const result: SuiteResult = { passed: 2, failed: 0, skipped: 1, report: '' }
  const isPassed = await runSuites([
    { name: 'fine', run: async () => result },
    { name: 'broken', run: () => Promise.reject(new Error('no browser')) },
  ])
  print.mockRestore()
  expect(isPassed).toBe(false)
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 1 skipped')
  expect(lines.filter((line) => /^\d+ passed/u.test(line))).toHaveLength(1)
})
