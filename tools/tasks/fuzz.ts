import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
const [seed = new Date().toISOString()] = process.argv.slice(2)
const { code } = await runTool('vitest', ['run', '--project', 'api', 'apps/api/src/fuzz.test.ts'], {
  env: { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] || '12000', FUZZ_SEED: seed },
})
process.exitCode = code
