import { endWithParent } from '../end-with-parent.ts'
import { isPortFree } from '../free-port.ts'
import { buildWebIfChanged, webDist } from '../web-build.ts'

endWithParent()
const port = Number(process.env['PORT'] ?? 3000)
if (Number.isInteger(port) && port > 0 && port < 65_536 && !(await isPortFree(port))) {
  console.error(`Port ${port} is already in use. Stop what listens there, or set PORT to another one.`)
  process.exit(1)
}
if (!(await buildWebIfChanged())) process.exit(1)
process.env['WEB_DIST'] = webDist
// In this process: one less between a Ctrl-C and the server.
await import('../../apps/api/src/main.ts')
