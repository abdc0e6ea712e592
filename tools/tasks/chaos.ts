import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
const files = ['chaos', 'full-disk', 'clock-jumps'].map((name) => `apps/api/src/${name}.test.ts`)
const { code } = await runTool('vitest', ['run', '--project', 'api', ...files], { env: { CHAOS: 'long' } })
process.exitCode = code
