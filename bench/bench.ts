import { join } from 'node:path'
import { documentCosts } from './document-cost.ts'
import { filterTimes } from './filter-time.ts'
import { largeTableCalls } from './large-tables.ts'
import { listCallThroughput } from './list-call.ts'
import { existenceLeak } from './next-request.ts'
import { parallelPayments } from './parallel-payments.ts'
import { firstScreens, sumBytes } from '../tools/first-screen/first-screen-checks.ts'
import { moduleBytes } from '../tools/first-screen/module-bytes.ts'

function say(line: string): void {
  return console.log(line)
}
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
const dist = join(import.meta.dirname, '../apps/web/dist')
for (const [
  route,
  { starterBytes, js, lateJs, css, lateCss, criticalBytes, messageBytes },
] of firstScreens()) {
  say(`First screen of ${route}, brotli, in ${js.length + css.length} files (bar: 8)`)
  say(
    `    JavaScript before it is painted ${kilobytes(starterBytes + sumBytes(js))}, to hydrate it ${kilobytes(sumBytes(lateJs))} (bar: 90 kB)`,
  )
  const critical = criticalBytes + sumBytes(css)
  say(
    `    CSS before it is painted ${critical === 0 ? 'is in the document of the server' : kilobytes(critical)}, with the scripts ${kilobytes(sumBytes(lateCss))} (bar: 5 kB)`,
  )
  say(`    messages in its document ${kilobytes(messageBytes)}`)
  const shares = new Map<string, number>()
  for (const { file, bytes } of [...js, ...lateJs])
    for (const [name, share] of moduleBytes(join(dist, file), bytes))
      shares.set(name, (shares.get(name) ?? 0) + share)
  const largest = [...shares].toSorted(([, one], [, other]) => other - one).slice(0, 20)
  for (const [name, bytes] of largest) say(`    ${kilobytes(bytes).padStart(8)}  ${name}`)
}

say('Filter over 2,000 cards, median of 400 passes')
for (const { filter, microseconds, found } of filterTimes(2000)) {
  const perItem = (microseconds * 1000) / 2000
  say(
    `    ${microseconds.toFixed(1).padStart(6)} µs  ${perItem.toFixed(2)} ns a card  ${filter}: ${found} cards`,
  )
}

say('Documents: processor time of the server (bar: 5 ms), bytes on the wire (bar: 30 kB)')
for (const { page, cpuMs, bytes } of await documentCosts())
  say(`    ${cpuMs.toFixed(1).padStart(6)} ms  ${kilobytes(bytes).padStart(8)}  ${page}`)

const { shop, floor, cards } = await listCallThroughput()
say(`List call of ${cards} cards, median of five rounds`)
say(`    shop ${shop.toFixed(0)} a second, bare Fastify with the same SQL ${floor.toFixed(0)} a second`)
say(`    ratio ${(shop / floor).toFixed(2)} (bar: 0.90)`)

const { ownAccounts, oneLockedRow } = await parallelPayments()
say('Payments of 20 buyers at once, best of three rounds')
say(`    ${ownAccounts.toFixed(0)} a second; ${oneLockedRow.toFixed(0)} if all locked the operator's account`)
say(`    ratio ${(ownAccounts / oneLockedRow).toFixed(1)}`)

say('Lists at a million orders of 300,000 people, median of five')
for (const { call, milliseconds, readWhole } of await largeTableCalls()) {
  say(`    ${milliseconds.toFixed(1).padStart(6)} ms  ${call}`)
  if (readWhole.length > 0) throw new Error(`${call} reads ${readWhole.join(' and ')} whole.`)
}

const leak = await existenceLeak()
say(
  'Whether an email has an account, by the time of what follows a password reset: area under the curve, 0.5 tells nothing',
)
for (const [what, area] of Object.entries(leak)) say(`    ${area.toFixed(2)}  ${what}`)
