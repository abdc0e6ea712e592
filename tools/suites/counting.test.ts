import { expect, test, vi } from 'vitest'
import { countPlaywright } from './playwright-report.ts'
import { runSuites } from './run-suites.ts'
import { nothing, type Suite, type SuiteResult } from './suite.ts'
import { countTypes } from './types-suite.ts'
import { countVitest } from './vitest-report.ts'

function file(name: string, status: string, ...statuses: string[]) {
  return {
    name,
    status,
    assertionResults: statuses.map((each) => ({
      title: each,
      status: each,
      duration: 3,
      failureMessages: [],
    })),
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
    times: [
      { name: 'a.test.ts › passed', ms: 3 },
      { name: 'a.test.ts › passed', ms: 3 },
      { name: 'a.test.ts › failed', ms: 3 },
      { name: 'a.test.ts › pending', ms: 3 },
    ],
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
  expect(countPlaywright({ stats, errors: [], suites: [] }, exitCode, 'output')).toMatchObject({
    passed: stats.expected,
    failed,
  })
})

test('counts a failure for a Playwright run without a report', () => {
  expect(countPlaywright(undefined, 1, 'output')).toMatchObject({ passed: 0, failed: 1 })
})

test('reports what went wrong in a Playwright run without a line for each test', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
  const output = [
    'Running 2 tests using 2 workers',
    '\u001B[1A\u001B[2K[1/2] [desktop] › cart.spec.ts:1:1 › buys',
    '[2/2] [phone] › cart.spec.ts:1:1 › buys',
    '  1) [phone] › cart.spec.ts:1:1 › buys',
    '    Error: expected [1/2] to be 2',
    '  1 failed',
  ].join('\n')
  expect(countPlaywright({ stats, errors: [], suites: [] }, 1, output).report.split('\n')).toEqual([
    'Running 2 tests using 2 workers',
    '  1) [phone] › cart.spec.ts:1:1 › buys',
    '    Error: expected [1/2] to be 2',
    '  1 failed',
  ])
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

test('knows how long each test of Playwright took, in the repeats together', () => {
  const spec = {
    title: 'buys',
    tests: [{ projectName: 'phone', results: [{ duration: 20 }, { duration: 30 }] }],
  }
  const suites = [{ title: 'cart.spec.ts', specs: [], suites: [{ title: 'a cart', specs: [spec] }] }]
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
  const { times } = countPlaywright({ stats, errors: [], suites }, 0, 'output')
  expect(times).toEqual([{ name: 'a cart › buys (phone)', ms: 50 }])
})

function fineSuite(name: string, result: SuiteResult): Suite {
  return { name, concerns: () => true, run: async () => result }
}

async function linesOf(...stages: Suite[][]) {
  const lines: string[] = []
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const isPassed = await runSuites(stages)
  print.mockRestore()
  return { lines, isPassed }
}

test('ends with one line that adds up all suites, a crashed one being a failure', async () => {
  const broken: Suite = {
    name: 'broken',
    concerns: () => true,
    run: () => Promise.reject(new Error('no browser')),
  }
  const fine = fineSuite('fine', { ...nothing, passed: 2, skipped: 1 })
  const { lines, isPassed } = await linesOf([fine, broken], [fine])
  expect(isPassed).toBe(false)
  expect(lines.at(-1)).toBe('4 passed, 1 failed, 2 skipped')
  expect(lines.filter((line) => /^\d+ passed/u.test(line))).toHaveLength(1)
})

test('prints the time of a suite and its ten slowest tests', async () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, ms: index * 1000 }))
  const { lines } = await linesOf([fineSuite('slow', { ...nothing, passed: 12, times })])
  expect(lines[0]).toMatch(/^slow +12 passed, 0 failed \(\d+\.\d s\)$/u)
  expect(lines.slice(1, -1)).toHaveLength(10)
  expect(lines[1]).toBe('    11.0 s  test 11')
  expect(lines.at(-2)).toBe('     2.0 s  test 2')
})
