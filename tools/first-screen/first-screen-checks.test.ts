import { expect, test } from 'vitest'
import { checkFirstScreen } from './first-screen-checks.ts'

const screen = {
  js: [
    { file: 'a.js', bytes: 60 },
    { file: 'b.js', bytes: 40 },
  ],
  css: [{ file: 'a.css', bytes: 10 }],
  messageBytes: 5,
}
const exact = { jsBytes: 100, cssBytes: 10, files: 3, messageBytes: 5 }

test('a first screen may cost its budget', () => {
  const checks = checkFirstScreen('/catalog', screen, exact)
  expect(checks.map(({ isPassed }) => isPassed)).toEqual([true, true, true, true])
})

test.each(['jsBytes', 'cssBytes', 'files', 'messageBytes'] as const)('and no more of %s', (figure) => {
  const checks = checkFirstScreen('/catalog', screen, { ...exact, [figure]: exact[figure] - 1 })
  expect(checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name)).toEqual([
    `/catalog keeps its budget of ${figure}`,
  ])
})
