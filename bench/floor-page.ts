import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Floor</title>
<link rel="icon" href="data:," /><style>body{font:16px sans-serif;max-width:40rem;margin:2rem auto}</style></head>
<body><div id="root"><h1>A page that only says something</h1><p>${'One sentence of the text. '.repeat(40)}</p>
<button type="button">Press</button></div></body></html>`

/** A page of one file and no script: what a browser, the line and the machine take for nothing else. */
export interface FloorPage {
  readonly origin: string
  readonly port: number
  stop(): void
}

/** Serves the page that others are measured beside. */
export async function startFloorPage(): Promise<FloorPage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, stop: () => void server.close() }
}
