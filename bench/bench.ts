import { join } from 'node:path'
import { filterTimes } from './filter-time.ts'
import { firstScreenBytes, type FileBytes } from './first-screen-bytes.ts'
import { largeTableCalls } from './large-tables.ts'
import { listCallThroughput } from './list-call.ts'
import { existenceLeak } from './next-request.ts'
import { parallelPayments } from './parallel-payments.ts'

function say(line: string): void {
  return console.log(line)
}
function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
function sum(files: readonly FileBytes[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

const { js, css } = firstScreenBytes(join(import.meta.dirname, '../apps/web/dist'))
say(`/catalog, initial JavaScript  ${kilobytes(sum(js))} brotli (bar: 90 kB)`)
for (const { file, bytes } of js) say(`    ${kilobytes(bytes).padStart(8)}  ${file}`)
say(`/catalog, initial CSS         ${kilobytes(sum(css))} brotli (bar: 5 kB)`)
for (const { file, bytes } of css) say(`    ${kilobytes(bytes).padStart(8)}  ${file}`)

say('Filter over 2,000 cards, median of 400 passes')
for (const { filter, microseconds, found } of filterTimes(2000)) {
  const perItem = (microseconds * 1000) / 2000
  say(
    `    ${microseconds.toFixed(1).padStart(6)} µs  ${perItem.toFixed(2)} ns a card  ${filter}: ${found} cards`,
  )
}

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
