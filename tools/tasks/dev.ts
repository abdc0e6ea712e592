import path from 'node:path'
import { watchCssTypes } from '../css-types.ts'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { runProgram, runTool } from '../run-program.ts'

followParent()
await watchCssTypes()
const apiPort = process.env['API_PORT'] || '3001'
const main = path.join(root, 'apps/api/src/main.ts')
// Changes of the server restart it; changes of the shop appear in the page.
const api = runProgram(process.execPath, [...process.execArgv, '--watch', '--watch-preserve-output', main], {
  // The address to open is the shop's, which passes calls on.
  env: { PORT: apiPort, PUBLIC_ORIGIN: `http://localhost:${process.env['PORT'] || '3000'}` },
})
const shop = runTool('vite', ['dev'], {
  cwd: path.join(root, 'apps/web'),
  from: 'apps/web',
  env: { API_PORT: apiPort },
})
const { code } = await Promise.race([api, shop])
// Whichever ended first, the other is of no use alone.
process.kill(process.pid, 'SIGTERM')
await Promise.all([api, shop])
process.exit(code)
