import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens connections whose calls never end: of each body one byte is sent. */
export async function openDrippingSockets(address: string, count: number): Promise<Socket[]> {
  const headers = await csrfHeaders(address)
  return Promise.all(Array.from({ length: count }, () => drip(address, headers)))
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
