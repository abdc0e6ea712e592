import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

test('parts can be asked for several times, a flag once', () => {
  const args = ['--only', 'UI/Button', '--update', '--only', 'Screens']
  expect(readOptions(args, ['update'])).toEqual({ only: ['UI/Button', 'Screens'], flags: { update: true } })
  expect(readOptions([], ['update'])).toEqual({ only: [], flags: { update: false } })
})

test.each([[['--updaet']], [['--only']], [['UI/Button']], [['--update=yes']]])(
  '%j gets one sentence that names what there is',
  (args) => {
    expect(readOptions(args, ['update'])).toEqual({
      problem: `"${args.join(' ')}" is not understood. There are: --only <part>, --update.`,
    })
  },
)
