import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
const files = [
  'packages/api-client/src/msw/money.properties.test.ts',
  'apps/api/src/modules/payments/money.properties.test.ts',
  'apps/api/src/modules/payments/parallel-money.test.ts',
]
const chosen = process.argv.slice(2)
const { code } = await runTool(
  'vitest',
  ['run', '--project', 'api', '--project', 'api-client', ...(chosen.length === 0 ? files : chosen)],
  { env: { SOAK: 'long' } },
)
process.exitCode = code
