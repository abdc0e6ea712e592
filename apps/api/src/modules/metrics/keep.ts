/**
 * Reads at most once in `forMs` milliseconds, whoever asks meanwhile, so that several scrapers cost the database no more than one;
 * null where it could not be read.
 */
export function keep<T>(forMs: number, read: () => Promise<T>): () => Promise<T | null> {
  let kept: { readonly at: number; readonly value: Promise<T | null> } | undefined
  return () => {
    const at = performance.now()
    if (kept === undefined || at - kept.at >= forMs) kept = { at, value: read().catch(() => null) }
    return kept.value
  }
}
