import { type ArchivedLog, type ArchiveName, segmentPosition } from './archive-names.ts'

/** How many base backups are kept: the newest of each of the last days, weeks and months that have one. */
export const keptArchives = { days: 14, weeks: 8, months: 12 } as const

const dayMs = 24 * 3_600_000

/** What is kept by age, of archives in the order of time; the newest always is. */
export function archivesToKeep(archives: readonly ArchiveName[]): Set<ArchiveName> {
  const newestFirst = archives.toReversed()
  return new Set([
    ...newestOfEach(newestFirst, keptArchives.days, dayOf),
    ...newestOfEach(newestFirst, keptArchives.weeks, weekOf),
    ...newestOfEach(newestFirst, keptArchives.months, monthOf),
  ])
}

/**
 * The archived log that no base backup of the kept days needs: recovery to a moment begins with one of these. Histories
 * of timelines are small and say which timelines are taken.
 */
export function logsToDelete(logs: readonly ArchivedLog[], kept: Iterable<ArchiveName>): ArchivedLog[] {
  const newestFirst = [...kept].toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
  const oldest = newestOfEach(newestFirst, keptArchives.days, dayOf).at(-1)
  if (oldest === undefined) return []
  const from = segmentPosition(oldest.firstSegment)
  return logs.filter(({ name }) => !name.endsWith('.history') && segmentPosition(name) < from)
}

function newestOfEach(
  newestFirst: readonly ArchiveName[],
  count: number,
  periodOf: (startedAt: Date) => string,
): ArchiveName[] {
  const found = new Map<string, ArchiveName>()
  for (const archive of newestFirst) {
    const period = periodOf(archive.startedAt)
    if (!found.has(period)) found.set(period, archive)
  }
  return [...found.values()].slice(0, count)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The Monday of its week. */
function weekOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7
  return dayOf(new Date(moment.getTime() - sinceMonday * dayMs))
}

function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}
