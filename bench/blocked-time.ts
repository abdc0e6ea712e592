import type { CDPSession } from 'playwright'

/** As much of an event of a trace as is read; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread within `dur`. */
  readonly tdur?: number
}

/** What the tasks of a page take beyond 50 ms each after its first paint, together. */
export interface BlockedTime {
  readonly byClockMs: number
  /** The same by the processor time of the thread, which other work of the machine does not change. */
  readonly ofProcessorMs: number
}

const longMs = 50

/** Reads a trace of one page. Throws where it was not painted. */
export function blockedTime(events: readonly TraceEvent[]): BlockedTime {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (painted === undefined) throw new Error('The page was not painted.')
  let byClockMs = 0
  let ofProcessorMs = 0
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    const isTask = name === 'RunTask' && ph === 'X' && pid === painted.pid && tid === painted.tid
    if (!isTask || ts + dur <= painted.ts) continue
    const afterMs = (ts + dur - Math.max(ts, painted.ts)) / 1000
    byClockMs += Math.max(0, afterMs - longMs)
    ofProcessorMs += Math.max(0, Math.min(tdur / 1000, afterMs) - longMs)
  }
  return { byClockMs, ofProcessorMs }
}

/** Traces the tasks of all pages of a browser; gives the function that ends it with what the last painted page was blocked for. */
export async function traceTasks(browserSession: CDPSession): Promise<() => Promise<BlockedTime>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: object[] }) => void events.push(...(value as TraceEvent[]))
  browserSession.on('Tracing.dataCollected', collect)
  const includedCategories = ['disabled-by-default-devtools.timeline', 'loading']
  await browserSession.send('Tracing.start', {
    traceConfig: { includedCategories },
    transferMode: 'ReportEvents',
  })
  return async () => {
    const complete = new Promise((settled) => browserSession.once('Tracing.tracingComplete', settled))
    await browserSession.send('Tracing.end')
    await complete
    browserSession.off('Tracing.dataCollected', collect)
    return blockedTime(events.toSorted((one, other) => one.ts - other.ts))
  }
}
