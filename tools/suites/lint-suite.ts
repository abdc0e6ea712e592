import { runTool } from '../run-program.ts'
import { type Check, type Suite, fromChecks, timed } from './suite.ts'

/** What needs the types of the whole program to be known: an awaited nothing, a forgotten promise, a missing case. */
const typeAware = ['no-floating-promises', 'await-thenable', 'switch-exhaustiveness-check']

/** Lint of code and sheets, and the format of everything. */
export const lintSuite: Suite = {
  name: 'lint',
  concerns: () => true,
  run: async () =>
    fromChecks([
      await check('oxlint', ['--deny-warnings']),
      await check('oxlint', [
        '--type-aware',
        '-A',
        'all',
        ...typeAware.flatMap((rule) => ['-D', `typescript/${rule}`]),
      ]),
      await check('oxfmt', ['--check']),
      await check('stylelint', ['{packages,apps}/*/src/**/*.css', '.storybook/**/*.css', '--max-warnings=0']),
    ]),
}

async function check(tool: string, args: readonly string[]): Promise<Check> {
  const { code, output, ms } = await timed(() => runTool(tool, args, { output: 'keep' }))
  return { name: `${tool} ${args.join(' ')}`, isPassed: code === 0, output, ms }
}
