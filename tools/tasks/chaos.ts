import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
const { code } = await runTool('vitest', ['run', '--project', 'api', 'apps/api/src/chaos.test.ts'], {
  env: { CHAOS: 'long' },
})
process.exitCode = code
