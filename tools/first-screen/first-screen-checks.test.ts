import { expect, test } from 'vitest'
import { checkFirstScreen } from './first-screen-checks.ts'

const screen = {
  starterBytes: 7,
  lateJs: [{ file: 'app.js', bytes: 200 }],
  js: [
    { file: 'a.js', bytes: 60 },
    { file: 'b.js', bytes: 40 },
  ],
  criticalBytes: 3,
  lateCss: [{ file: 'app.css', bytes: 20 }],
  css: [{ file: 'a.css', bytes: 10 }],
  messageBytes: 5,
}
const exact = { jsBytes: 107, lateJsBytes: 200, cssBytes: 13, lateCssBytes: 20, files: 3, messageBytes: 5 }

test('a first screen may cost its budget', () => {
  const checks = checkFirstScreen('/catalog', screen, exact)
  expect(checks.map(({ isPassed }) => isPassed)).toEqual([true, true, true, true, true, true])
})

test.each(['jsBytes', 'lateJsBytes', 'cssBytes', 'lateCssBytes', 'files', 'messageBytes'] as const)(
  'and no more of %s',
  (figure) => {
    const checks = checkFirstScreen('/catalog', screen, { ...exact, [figure]: exact[figure] - 1 })
    expect(checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name)).toEqual([
      `/catalog keeps its budget of ${figure}`,
    ])
  },
)
