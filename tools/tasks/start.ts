import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { superviseProcess } from '../../apps/api/src/supervise-process.ts'
import { followParent } from '../follow-parent.ts'
import { isPortFree } from '../free-port.ts'
import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'
import { storybookDist } from '../storybook-build.ts'
import { buildWebIfChanged, distSettings } from '../web-build.ts'

followParent()
// An empty variable counts as absent, as it does for the server; a wrong one is for the server to tell.
const port = Number(process.env['PORT'] || 3000)
if (
  Number.isInteger(port) &&
  port > 0 &&
  port < 65_536 &&
  !(await isPortFree(process.env['HOST'] || '127.0.0.1', port))
) {
  console.error(`Port ${port} is already in use. Stop what listens there, or set PORT to another one.`)
  process.exit(1)
}
const build = await buildWebIfChanged()
if (!build.isBuilt) {
  console.error(build.output)
  process.exit(1)
}
Object.assign(process.env, distSettings, {
  STORYBOOK_DIST: storybookDist,
  // Taking the types out and compiling is a third of what a start costs the processor; the next one finds it done.
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
})
process.exitCode = await superviseProcess({
  name: 'The server',
  run: async () => {
    const { code } = await runProgram(
      process.execPath,
      [...process.execArgv, path.join(root, 'tools/serve.ts')],
      {
        hasChannel: true,
      },
    )
    return code
  },
  wait,
  now: () => performance.now(),
  log: (line) => console.error(line),
})
