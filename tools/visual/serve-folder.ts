import { createReadStream, statSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A folder on a free port of this machine. */
export interface ServedFolder {
  readonly origin: string
  close(): void
}

/** Serves a folder's files to the browser of a check. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => answer(folder, request, response))
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

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  // Resolving the address takes every `..` out of it.
  const { pathname } = new URL(request.url ?? '/', 'http://folder.invalid')
  const file = path.join(folder, decodeURIComponent(pathname))
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    // Else every story would compile all scripts anew; what may change between two stories is not below `assets`.
    'cache-control': pathname.startsWith('/assets/') ? 'max-age=3600' : 'no-cache',
  })
  createReadStream(file).pipe(response)
}
