import { createHash } from 'node:crypto'
import { ApiError } from '../errors/api-error.ts'
import type { FileStorePort } from '../ports/files/file-store-port.ts'
import { ProviderError } from '../ports/provider-error.ts'

/** Where the bytes of a row of `files` are: in it, or in the store under its id. */
export interface FilePlace {
  readonly id: string
  /** Null where the store has them. */
  readonly bytes: Buffer | null
  /** Of what the store was given; null where it was given nothing. */
  readonly sha256: Buffer | null
}

/** The hash by which what a store answers is known to be what it was given. */
export function hashOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/**
 * The bytes of a file. Throws `unavailable` where the store does not answer; an error that staff have to see where there
 * is no store, and where the store answers with nothing or with other bytes than it was given.
 */
export async function readFileBytes(
  store: FileStorePort | null,
  { id, bytes, sha256 }: FilePlace,
): Promise<Buffer> {
  if (bytes !== null) return bytes
  if (store === null) throw new Error(`File ${id} is in a store of files, and FILES_S3_URL is not set.`)
  const stored = await store.get(id).catch((error: unknown) => {
    throw error instanceof ProviderError ? new ApiError('unavailable', undefined, { cause: error }) : error
  })
  if (stored === null) throw new Error(`The store of files has no file ${id}.`)
  if (sha256 === null || !hashOf(stored).equals(sha256))
    throw new Error(`The store of files answers ${id} with other bytes than it was given.`)
  return stored
}
