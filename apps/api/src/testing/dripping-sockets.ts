import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens connections whose calls never end: of each body one byte is sent, or a byte each time where `everyMs` is given. */
export async function openDrippingSockets(
  address: string,
  count: number,
  { everyMs }: { readonly everyMs?: number } = {},
): Promise<Socket[]> {
  const headers = await csrfHeaders(address)
  const sockets = await Promise.all(Array.from({ length: count }, () => drip(address, headers)))
  if (everyMs === undefined) return sockets
  for (const socket of sockets) {
    const dripping = setInterval(() => socket.writable && socket.write(' '), everyMs)
    socket.once('close', () => clearInterval(dripping))
  }
  return sockets
}

/** Opens connections on which nothing is sent; one that the server ends at once counts, too. */
export async function openIdleSockets(address: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(address)
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).on('error', () => {}))
  await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => {})))
  return sockets
}

/** The headers that the server wants before it reads a body. */
async function csrfHeaders(address: string): Promise<string[]> {
  const { headers } = await fetch(`${address}/api/auth/authentication`)
  const cookies = headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('csrf-token='))?.slice('csrf-token='.length)
  return [`Cookie: ${cookies.join('; ')}`, `X-Csrf-Token: ${token}`]
}

async function drip(address: string, headers: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = ['POST /api/errors HTTP/1.1', 'Host: shop', 'Content-Type: application/json', ...headers]
  socket.write(`${[...head, 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{`)
  return socket
}
