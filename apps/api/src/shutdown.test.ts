import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exitCodes } from './exit-codes.ts'
import { readPostmasterState } from './platform/database/embedded/postmaster-pid.ts'
import { startShopProcess } from './testing/shop-process.ts'

const slow = { timeout: 120_000 }

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flower-market-stop-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function settings(dataDir: string) {
  return { PORT: '0', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent' }
}

/** The headers that the server wants before it reads a body. */
async function csrfHeaders(address: string): Promise<string[]> {
  const { headers } = await fetch(`${address}/api/auth/authentication`)
  const cookies = headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('csrf-token='))?.slice('csrf-token='.length)
  return [`Cookie: ${cookies.join('; ')}`, `X-Csrf-Token: ${token}`]
}

/** A call whose body never ends: its sender has sent one byte of it. */
async function drip(address: string, headers: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = ['POST /api/errors HTTP/1.1', 'Host: shop', 'Content-Type: application/json', ...headers]
  socket.write(`${[...head, 'Content-Length: 1000'].join('\r\n')}\r\n\r\n{`)
  return socket
}

test('400 bodies that never end keep neither the server nor its database running', slow, async () => {
  const dataDir = await emptyFolder()
  const shop = startShopProcess(settings(dataDir))
  const address = await shop.address
  const headers = await csrfHeaders(address)
  const sockets = await Promise.all(Array.from({ length: 400 }, () => drip(address, headers)))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toEqual({ code: exitCodes.stopped, complaint: '' })
  expect(readPostmasterState(path.join(dataDir, 'postgres'))).toBe('none')
})

test('an error that nothing handles ends the server in order, its database with it', slow, async () => {
  const dataDir = await emptyFolder()
  const fault = path.join(dataDir, 'fault.mjs')
  await writeFile(fault, "process.on('SIGUSR2', () => { throw new Error('nobody handles this') })")
  const shop = startShopProcess({ ...settings(dataDir), NODE_OPTIONS: `--import=${fault}` })
  await shop.address
  shop.process.kill('SIGUSR2')
  const { code, complaint } = await shop.ended
  expect([code, complaint]).toEqual([exitCodes.failed, expect.stringContaining('nobody handles this')])
  expect(readPostmasterState(path.join(dataDir, 'postgres'))).toBe('none')
})
