/** Each person's answers that can be read without a network are in a cache of their own: its name begins like this. */
export const keptCachePrefix = 'kept-'

/** Erases what this browser has kept for reading without a network, except that of a person. */
export async function eraseKeptAnswers(exceptOf: string | null = null): Promise<void> {
  try {
    const names = await caches.keys()
    const others = names.filter(
      (name) => name.startsWith(keptCachePrefix) && name !== `${keptCachePrefix}${exceptOf}`,
    )
    await Promise.all(others.map((name) => caches.delete(name)))
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
}
