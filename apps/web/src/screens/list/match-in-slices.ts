import type { ListLine } from '@flower-market/flower-domain'
import type { LineMatcher } from './list-review.ts'

/** The time that one task may take; a line that is begun in it is finished. A long task has 50 ms. */
const sliceMs = 10

/** How slices take turns with the rest of the page. */
export interface Turns {
  /** Milliseconds on any clock. */
  readonly now: () => number
  /** Resolves in a task of its own. */
  readonly yieldToPage: () => Promise<void>
  readonly signal: AbortSignal
}

/** Matches lines one slice a task, so that the page answers meanwhile; it ends early when the signal says so. */
export async function matchInSlices(
  lines: readonly ListLine[],
  matcher: LineMatcher,
  { now, yieldToPage, signal }: Turns,
): Promise<void> {
  let began = now()
  for (const line of lines) {
    if (now() - began >= sliceMs) {
      await yieldToPage()
      began = now()
    }
    if (signal.aborted) return
    matcher.match(line)
  }
}
