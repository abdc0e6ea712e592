import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'
import { buildWebIfChanged, distSettings } from '../web-build.ts'

followParent()
if (process.argv.includes('--chaos')) {
  const test = 'apps/api/src/cluster/cluster.test.ts'
  const { code } = await runTool('vitest', ['run', '--project', 'api', test], { env: { CHAOS: 'long' } })
  process.exit(code)
}
const build = await buildWebIfChanged()
if (!build.isBuilt) {
  console.error(build.output)
  process.exit(1)
}
Object.assign(process.env, distSettings)
await import('../../apps/api/src/cluster/run-cluster.ts')
