import path from 'node:path'
import { watchCssTypes } from '../css-types.ts'
import { followParent } from '../follow-parent.ts'
import { root } from '../root.ts'
import { runProgram, runTool } from '../run-program.ts'

followParent()
await watchCssTypes()
const apiPort = process.env['API_PORT'] || '3001'
const adminPort = process.env['ADMIN_PORT'] || '3002'
const main = path.join(root, 'apps/api/src/main.ts')
// Changes of the server restart it; changes of the shop appear in the page.
const api = runProgram(process.execPath, [...process.execArgv, '--watch', '--watch-preserve-output', main], {
  // The address to open is the shop's, which passes calls on.
  env: {
    PORT: apiPort,
    PUBLIC_ORIGIN: `http://localhost:${process.env['PORT'] || '3000'}`,
    ADMIN_PORT: '0',
    ADMIN_ADDRESS: `http://localhost:${adminPort}`,
  },
})
function develop(app: string) {
  return runTool('vite', ['dev'], {
    cwd: path.join(root, app),
    from: app,
    env: { API_PORT: apiPort, ADMIN_PORT: adminPort },
  })
}
const [shop, staff] = [develop('apps/web'), develop('apps/admin')]
const { code } = await Promise.race([api, shop, staff])
// Whichever ended first, the others are of no use alone.
process.kill(process.pid, 'SIGTERM')
await Promise.all([api, shop, staff])
process.exit(code)
