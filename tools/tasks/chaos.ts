import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
const files = ['chaos', 'full-disk', 'clock-jumps', 'restarted-sockets'].map(
  (name) => `apps/api/src/${name}.test.ts`,
)
/** A part of the faults by name: `npm run chaos -- transfers`. */
const only = process.argv[2]
const { code } = await runTool(
  'vitest',
  ['run', '--project', 'api', ...files, ...(only === undefined ? [] : ['-t', only])],
  { env: { CHAOS: 'long' } },
)
process.exitCode = code
