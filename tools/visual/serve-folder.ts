import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** A folder on a free port of this machine. */
export interface ServedFolder {
  readonly origin: string
  close(): void
}

/** Serves a folder's files to the browser of a check. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const serve = sirv(folder, {
    setHeaders: (response, pathname) => {
      // Else every story would compile all scripts anew; what may change between two stories is not below `assets`.
      const isFixed = pathname.startsWith('/assets/')
      response.setHeader('cache-control', isFixed ? 'max-age=3600' : 'no-cache')
    },
  })
  const server = createServer((request, response) => serve(request, response))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
