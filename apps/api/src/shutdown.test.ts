import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exitCodes } from './exit-codes.ts'
import { readPostmasterState } from './platform/database/embedded/postmaster-pid.ts'
import { openDrippingSockets } from './testing/dripping-sockets.ts'
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

test('400 bodies that never end keep neither the server nor its database running', slow, async () => {
  const dataDir = await emptyFolder()
  const shop = startShopProcess(settings(dataDir))
  const address = await shop.address
  const sockets = await openDrippingSockets(address, 400)
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
