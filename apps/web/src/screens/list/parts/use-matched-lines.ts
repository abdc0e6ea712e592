import type { ListLine } from '@flower-market/flower-domain'
import { useEffect, useReducer } from 'react'
import { listMaxLines, type LineMatcher } from '../list-review.ts'
import { matchInSlices } from '../match-in-slices.ts'

/** So many lines are matched while the page is drawn: an edit, or the list of a bouquet. */
const fewLines = 10

/** A task of its own, before which the browser draws and takes what was pressed. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const arrived = (): void => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', arrived, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

/** Whether the lines can be shown with their matches; many are matched in slices, for which the page does not stand still. */
export function useMatchedLines(lines: readonly ListLine[], matcher: LineMatcher): boolean {
  // Every end of matching is shown: the same lines are matched again when the stock has changed.
  const [, showMatched] = useReducer((times: number) => times + 1, 0)
  const open = lines.slice(0, listMaxLines).filter((line) => !matcher.isKnown(line))
  const isReady = open.length <= fewLines
  useEffect(() => {
    if (isReady) return
    const controller = new AbortController()
    const { signal } = controller
    const wanted = lines.slice(0, listMaxLines)
    const matchAll = async (): Promise<void> => {
      await matchInSlices(wanted, matcher, { now: () => performance.now(), yieldToPage, signal })
      if (!signal.aborted) showMatched()
    }
    matchAll().catch(reportError)
    return () => controller.abort()
  }, [isReady, lines, matcher])
  return isReady
}
