import { LRUCache } from 'lru-cache'

/** Says which value is asked for, and in which version. */
export interface VersionedKey {
  /** Everything that the value depends on and the caller knows. */
  readonly key: string
  /** Read anew each time; changes whenever the value may have changed. */
  readonly version: string
}

/** Values of one process that are made once for each version. */
export interface VersionedCache<V> {
  /** Gives the stored value of this version, or makes it and stores it. */
  read(identity: VersionedKey, make: () => Promise<V>): Promise<V>
}

/** How much is kept: beyond `maxSize`, in the unit of `sizeOf`, the least recently used values go. */
export interface VersionedCacheOptions<V> {
  readonly maxSize: number
  readonly sizeOf: (value: V) => number
}

/** Makes a cache that never gives a value of another version than the one asked for. */
export function versionedCache<V>({ maxSize, sizeOf }: VersionedCacheOptions<V>): VersionedCache<V> {
  const entries = new LRUCache<string, { readonly version: string; readonly value: V }>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  })
  return {
    async read({ key, version }, make) {
      const stored = entries.get(key)
      if (stored?.version === version) return stored.value
      const value = await make()
      entries.set(key, { version, value })
      return value
    },
  }
}
