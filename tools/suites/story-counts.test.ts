import { expect, test } from 'vitest'
import { kitTable } from './kit-table.ts'
import { countStories } from './story-counts.ts'
import type { VitestReport } from './vitest-report.ts'

type Result = VitestReport['testResults'][number]['assertionResults'][number]
function axe(violations: number): { type: string; result: { violations: number[] } } {
  return {
    type: 'a11y',
    result: { violations: Array.from({ length: violations }, () => 0) },
  }
}
function story(title: string, given: Partial<Result>): Result {
  return {
    title,
    status: 'passed',
    failureMessages: [],
    ...given,
  }
}
function run(...assertionResults: Result[]): VitestReport {
  return {
    numPassedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: '/Button.stories.tsx', status: 'passed', assertionResults }],
  }
}

test('adds up the findings of every appearance of every story, and of the messages of those that failed', () => {
  const found = 'Expected the HTML found at $(a) to have no violations:\n\n<a>'
  const counts = countStories(
    run(
      story('Primary', { meta: { reports: [axe(0), axe(2)] } }),
      story('Pressed By Keyboard', { meta: { reports: [axe(0)] } }),
      story('Danger', { status: 'failed', failureMessages: [`${found}\n${found}`] }),
    ),
  )
  expect(counts).toEqual({ stories: 3, violations: 4, unchecked: 0, keyboardTests: 1 })
})

test('a story that axe did not look at is not one without findings', () => {
  const broken = story('Broken', { status: 'failed', failureMessages: ['no button'] })
  const other = { type: 'coverage', result: {} }
  const counts = countStories(run(broken, story('Silent', { meta: { reports: [other] } })))
  expect(counts).toEqual({ stories: 2, violations: 0, unchecked: 2, keyboardTests: 0 })
})

test('the table names every count, and what went unchecked only where there is some', () => {
  const table = kitTable({ stories: 552, violations: 0, unchecked: 0, keyboardTests: 43 })
  expect(table).toMatch(/^ {2}components +[1-9]\d*\n {2}stories +552\n {2}accessibility violations +0\n/u)
  expect(table).toMatch(/\n {2}contrast pairs +[1-9]\d*\n {2}keyboard tests +43$/u)
  expect(kitTable({ stories: 1, violations: 0, unchecked: 1, keyboardTests: 0 })).toContain(
    'without an accessibility check 1',
  )
})
