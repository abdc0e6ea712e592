import { startTransition, useEffect, useState } from 'react'

/** A value as it was at the last paint: what depends on it alone is rendered after what a person waits for. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => startTransition(() => setPainted(value)), [value])
  return painted
}
