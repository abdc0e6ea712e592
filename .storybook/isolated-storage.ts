function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/**
 * Gives the stories a storage of their own: they clear it before each story, and if the shop serves Storybook, it
 * would be the storage with the reader's own cart.
 */
export function keepStorageApart() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  }
  // What the shop keeps for reading without a network is the reader's, too.
  Object.defineProperty(window, 'caches', { value: undefined, configurable: true })
}
