import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that was killed a moment ago may still be ending. */
const usualPatienceMs = 2_000

/** Whether a port can be listened on, now or soon. */
export async function isPortFree(host: string, port: number, patienceMs = usualPatienceMs): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; ; await wait(100)) {
    if (await canListen(host, port)) return true
    if (Date.now() > deadline) return false
  }
}

function canListen(host: string, port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  // Anything but a taken port (a privileged one, say) is for the server itself to tell.
  server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
  server.listen(port, host, () => server.close(() => resolve(true)))
  return promise
}
