interface Memory<K, V> {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => unknown
}

/** The remembered value of a key; made, and remembered, when it is asked for the first time. */
export function remember<K, V>(memory: Memory<K, V>, key: K, make: (key: K) => V): V {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make(key)
  memory.set(key, made)
  return made
}
