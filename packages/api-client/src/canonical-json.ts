function sortKeys(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value
}

/** A value as JSON, independent of the order of its keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys)
}
