import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { lineOfPhone } from '../tools/slow-phone.ts'

/** A line to a server on this machine that is as slow as a phone's. */
export interface SlowLine {
  readonly port: number
  /** What has come over the line, HTTP's own included. */
  receivedBytes(): number
  /** When the last byte came or went, by `performance.now`. */
  lastUsedMs(): number
  stop(): void
}

/**
 * Passes connections on to a port of this machine. Answers come after the line's delay, all of them together at most at its rate; what
 * is sent to the server is not delayed as well.
 */
export async function startSlowLine(serverPort: number): Promise<SlowLine> {
  let receivedBytes = 0
  let lastUsedMs = performance.now()
  let freeMs = 0
  const onTheWay: { readonly arrivalMs: number; readonly receive: () => void }[] = []
  const receiveArrived = (): void => {
    while ((onTheWay[0]?.arrivalMs ?? Infinity) <= performance.now()) onTheWay.shift()?.receive()
    const [next] = onTheWay
    if (next !== undefined) setTimeout(receiveArrived, Math.max(1, next.arrivalMs - performance.now()))
  }
  /** Calls back when what is sent now has come over the line, in the order of sending, which timers of one millisecond do not keep. */
  const whenReceived = (length: number, receive: () => void): void => {
    freeMs = Math.max(freeMs, performance.now() + lineOfPhone.latency)
    freeMs += (length / lineOfPhone.downloadThroughput) * 1000
    onTheWay.push({ arrivalMs: freeMs, receive })
    if (onTheWay.length === 1) receiveArrived()
  }
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // Who closes a page resets its connections.
      socket.on('error', () => other.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (bytes) => {
      lastUsedMs = performance.now()
      upstream.write(bytes)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('data', (bytes) =>
      whenReceived(bytes.length, () => {
        receivedBytes += bytes.length
        lastUsedMs = performance.now()
        client.write(bytes)
      }),
    )
    upstream.on('end', () => whenReceived(0, () => client.end()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    receivedBytes: () => receivedBytes,
    lastUsedMs: () => lastUsedMs,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
