import path from 'node:path'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'

followParent()
const load = path.join(root, 'bench/load.ts')
process.exitCode = (
  await runProgram(process.execPath, [...process.execArgv, load, ...process.argv.slice(2)])
).code
