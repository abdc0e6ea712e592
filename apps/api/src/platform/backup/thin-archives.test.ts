import { expect, test } from 'vitest'
import { archiveName, archivedLogName, archivesAmong, parseArchivedLog } from './archive-names.ts'
import { archivesToKeep, logsToDelete } from './thin-archives.ts'

const hourMs = 3_600_000

function segment(number: number): string {
  return `00000001${'00000000'}${number.toString(16).toUpperCase().padStart(8, '0')}`
}

/** An archive every twelve hours, up to a Monday noon. */
function twiceADay(days: number) {
  const last = Date.parse('2026-11-23T12:00:00Z')
  const files = Array.from({ length: days * 2 }, (_, index) =>
    archiveName(new Date(last - (days * 2 - 1 - index) * 12 * hourMs), segment(index), true),
  )
  return archivesAmong(files.toReversed())
}

test('of two years the newest of 14 days, 8 weeks and 12 months are kept', () => {
  const archives = twiceADay(730)
  const kept = [...archivesToKeep(archives)]
  const times = kept.map(({ startedAt }) => startedAt.toISOString().slice(0, 13)).toSorted()
  expect(times.slice(-14)[0]).toBe('2026-11-10T12')
  expect(times.slice(-14).every((time) => time.endsWith('T12'))).toBe(true)
  // Ends of weeks before those days, and ends of months before those weeks.
  expect(
    times
      .slice(0, -14)
      .map((time) => time.slice(2, 10))
      .join(' '),
  ).toBe(
    '25-12-31 26-01-31 26-02-28 26-03-31 26-04-30 26-05-31 26-06-30 26-07-31 26-08-31 26-09-30 ' +
      '26-10-11 26-10-18 26-10-25 26-10-31 26-11-01 26-11-08',
  )
})

test('thinning every day keeps the same as thinning once, so that no month is lost on the way', () => {
  let kept = archivesAmong([])
  for (const archive of twiceADay(400)) {
    const all = [...kept, archive]
    kept = all.filter((one) => archivesToKeep(all).has(one))
  }
  expect(kept.length).toBe(archivesToKeep(twiceADay(400)).size)
})

test('the newest is kept, however old it is', () => {
  const [only] = twiceADay(1)
  expect([...archivesToKeep([only!])]).toEqual([only])
})

test('log is deleted from before the oldest backup of the last days, whatever its timeline; histories stay', () => {
  const archives = twiceADay(40)
  const kept = archivesToKeep(archives)
  const oldest = archives.findIndex(({ startedAt }) => startedAt.toISOString().startsWith('2026-11-10T12'))
  const names = [
    segment(oldest - 1),
    segment(oldest),
    `00000002${segment(oldest - 1).slice(8)}`,
    '00000002.history',
  ]
  const logs = names.map((name) => parseArchivedLog(archivedLogName(name, '0123456789abcdef', true))!)
  expect(logsToDelete(logs, kept).map(({ name }) => name)).toEqual([names[0], names[2]])
})

test('other files of the folder are no archives', () => {
  expect(archivesAmong(['notes.txt', 'flower-market-2026.tar.zst', 'log', '.part'])).toEqual([])
})
