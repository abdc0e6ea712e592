import path from 'node:path'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'
import { buildWebIfChanged } from '../web-build.ts'

followParent()
const build = await buildWebIfChanged()
if (!build.isBuilt) {
  console.error(build.output)
  process.exit(1)
}
const [part, ...rest] = process.argv.slice(2)
const bench = path.join(root, 'bench', part === 'browser' ? 'browser.ts' : 'bench.ts')
process.exitCode = (await runProgram(process.execPath, [...process.execArgv, bench, ...rest])).code
