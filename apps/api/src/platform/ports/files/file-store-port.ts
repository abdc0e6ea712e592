/** A file as a store takes it. */
export interface StoredFile {
  /** Letters, digits and hyphens. */
  readonly key: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** Keeps files outside of the database. Rejects with `ProviderError` when the store did not do what it was asked. */
export interface FileStorePort {
  /** Keeps a file; the same key again replaces it. */
  put(file: StoredFile): Promise<void>
  /** The bytes under a key; null where there are none. */
  get(key: string): Promise<Buffer | null>
  /** Deletes what is under a key; nothing happens where nothing is. */
  remove(key: string): Promise<void>
}
