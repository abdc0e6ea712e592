import { createReverseProxy } from './reverse-proxy.ts'
import { watchServers } from './ready-servers.ts'

/** The process that browsers talk to; its parent says at which port it listens, and which servers there are. */
const servers = watchServers()
const server = createReverseProxy(servers.route)
process.on('message', (ports: readonly number[]) => servers.set(ports))
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The parent decides, after the servers have stopped: a terminal gives Ctrl-C to every process.
  process.on(signal, () => {})
}
server.listen(Number(process.env['PROXY_PORT']), '127.0.0.1', () => process.send?.('listening'))
