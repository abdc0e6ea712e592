import { randomBytes } from 'node:crypto'
import type * as FileSystem from 'node:fs/promises'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { zstdCompressSync } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manifestName } from './backup-layout.ts'
import { extractArchive } from './extract-archive.ts'

/** Opening a file takes longer than reading a small archive to its end. */
const openMs = 100

vi.mock('node:fs/promises', async (load) => {
  const fs = await load<typeof FileSystem>()
  const open: typeof fs.open = async (file, ...rest) => {
    if (String(file).includes('staging')) await wait(openMs)
    return fs.open(file, ...rest)
  }
  return { ...fs, open }
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flower-market-archive-'))
  await mkdir(path.join(folder, 'staging'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The bytes of an archive of one file and the manifest, before they are compressed. */
function tarOf(name: string, content: Buffer): Promise<Buffer> {
  const pack = createPack()
  pack.entry({ name }, content)
  pack.entry({ name: manifestName }, '{}')
  pack.finalize()
  return buffer(Readable.from(pack))
}

async function extract(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'archive.tar.zst')
  await writeFile(file, bytes)
  await extractArchive(file, { staging: path.join(folder, 'staging'), identity: undefined, user: undefined })
  return path.join(folder, 'staging')
}

test('a whole archive is unpacked', async () => {
  const content = randomBytes(20_000)
  const staging = await extract(zstdCompressSync(await tarOf('file', content)))
  expect(await readFile(path.join(staging, 'file'))).toEqual(content)
})

test('an archive whose reading fails while a file is opened is refused', async () => {
  const tar = await tarOf('file', randomBytes(20_000))
  const [begin, rest] = [zstdCompressSync(tar.subarray(0, 8_000)), zstdCompressSync(tar.subarray(8_000))]
  await expect(extract(Buffer.concat([begin, rest.subarray(0, 1_000)]))).rejects.toThrow(
    'archive.tar.zst is damaged or cut off',
  )
})
