import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'

/** How the name of a file ends while it is written. */
export const partEnding = '.part'

const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    // A file that is not encrypted has no other proof of being whole.
    [constants.ZSTD_c_checksumFlag]: 1,
  },
}

/**
 * Writes what a stream gives as a zstd file, encrypted by age where there is a recipient. The file appears under its name
 * when all of it is on the disk.
 */
export async function writeSealed(
  content: Readable,
  file: string,
  recipient: string | undefined,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  // Two processes may write the same file at once.
  const part = `${file}.${process.pid}${partEnding}`
  const target = createWriteStream(part, { mode: 0o600, flush: true })
  try {
    if (recipient === undefined) await pipeline(content, createZstdCompress(compression), target)
    else {
      const compressed = new PassThrough()
      const sealed = await encrypted(compressed, recipient)
      await Promise.all([
        pipeline(content, createZstdCompress(compression), compressed),
        pipeline(sealed, target),
      ])
    }
    await rename(part, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** The shop starts without it. */
function loadAge() {
  return import('age-encryption')
}

async function encrypted(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new (await loadAge()).Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (error) {
    throw new BackupError('BACKUP_RECIPIENT is no public key of age: compare it with what was printed.', {
      cause: error,
    })
  }
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as unknown as ReadableStream<Uint8Array>)
  return Readable.fromWeb(stream as unknown as WebStream<Uint8Array>)
}

/** Reads a file of `writeSealed`; throws `BackupError` where the identity is missing or another one. */
export async function readSealed(file: string, identity: string | undefined): Promise<Readable> {
  const source = createReadStream(file)
  if (!file.endsWith('.age')) return pump(source)
  if (identity === undefined) {
    source.destroy()
    throw new BackupError(
      `${file} is encrypted: set BACKUP_IDENTITY to the key that begins with AGE-SECRET-KEY-1.`,
    )
  }
  const decrypter = new (await loadAge()).Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch (error) {
    source.destroy()
    throw new BackupError('BACKUP_IDENTITY is no secret key of age: compare it with what was printed.', {
      cause: error,
    })
  }
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>)
    return pump(Readable.fromWeb(plain as unknown as WebStream<Uint8Array>))
  } catch (error) {
    source.destroy()
    const isOtherKey = error instanceof Error && error.message.startsWith('no identity matched')
    if (!isOtherKey) throw damagedArchive(file, error)
    throw new BackupError(`${file} was encrypted for another key than BACKUP_IDENTITY.`, { cause: error })
  }
}

/** What is left is the reader's: a failure of decrypting or decompressing arrives there. */
function pump(source: Readable): Readable {
  const plain = createZstdDecompress()
  pipeline(source, plain).catch(() => {})
  return plain
}

/** The refusal of a file that cannot be read to its end. */
export function damagedArchive(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged or cut off: nothing of it is restored. Take an older backup.`, {
    cause,
  })
}

/** A rename outlasts a power cut only after its folder is synced; Windows cannot do it and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
