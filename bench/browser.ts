import { availableParallelism, loadavg } from 'node:os'
import { pageVisits } from './page-visits.ts'

const visitCount = Number(process.argv[2] ?? 5)
/** Of the first open day; the demo market's own by default. */
const lotCount = Number(process.argv[3] ?? 0)

function column(value: number | null, digits = 0): string {
  return (value === null ? '–' : value.toFixed(digits)).padStart(9)
}

console.log(
  `Pages in Chromium: processor ×4, 150 ms and 1.6 Mbit/s, empty cache, 390 px, medians of ${visitCount} visits${lotCount > 0 ? `, ${lotCount} lots` : ''}`,
)
console.log(`${' '.repeat(12)}      LCP hydrated      TBT  TBT cpu      CLS      INP      key       kB`)
for (const visit of await pageVisits(visitCount, lotCount)) {
  console.log(
    [
      visit.name.padEnd(12),
      column(visit.largestPaintMs),
      column(visit.hydratedMs),
      column(visit.byClockMs),
      column(visit.ofProcessorMs),
      column(visit.layoutShift, 3),
      column(visit.interactionMs),
      column(visit.keyToResultMs),
      column(visit.transferredBytes / 1000),
    ].join(''),
  )
}
const [load = 0] = loadavg()
console.log(
  `    Bars: LCP 800 of /signin and /offer, 1200 of /catalog; TBT 50; CLS 0; INP 32; key 45. Load of the machine ${load.toFixed(1)} on ${availableParallelism()} processors.`,
)
