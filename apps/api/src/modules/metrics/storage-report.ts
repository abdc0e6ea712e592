import type { Db } from '../../platform/database/database.ts'
import { readTableStorage, readUnusedIndexes, type TableStorage, type UnusedIndex } from './table-storage.ts'

/** Says what each table takes, how much of it is dead, and which indexes nothing reads. */
export async function reportStorage(kysely: Db): Promise<string> {
  const tables = await readTableStorage(kysely)
  const unused = await readUnusedIndexes(kysely)
  return `${tablesText(tables)}\n${indexesText(unused)}`
}

function tablesText(tables: readonly TableStorage[]): string {
  const head = ['table', 'rows', 'dead', 'table, kB', 'indexes, kB', 'full scans', 'vacuumed']
  const rows = tables.map((table) => [
    table.name,
    String(table.liveRows),
    `${Math.round(deadShare(table) * 100)} %`,
    kilobytes(table.tableBytes),
    kilobytes(table.indexBytes),
    String(table.sequentialScans),
    table.vacuumedAt?.toISOString().slice(0, 16) ?? 'never',
  ])
  return columns([head, ...rows])
}

function indexesText(unused: readonly UnusedIndex[]): string {
  if (unused.length === 0) return 'Every index has been read.\n'
  const rows = unused.map(({ name, table, bytes }) => [name, table, kilobytes(bytes)])
  return `Indexes that nothing has read since the statistics were reset:\n${columns([['index', 'table', 'kB'], ...rows])}`
}

/** How many of the rows that a table has room for are dead, from 0 to 1. */
function deadShare({ liveRows, deadRows }: TableStorage): number {
  return deadRows === 0 ? 0 : deadRows / (liveRows + deadRows)
}

function kilobytes(bytes: number): string {
  return String(Math.round(bytes / 1_000))
}

/** Lines of columns: the first from the left, figures from the right. */
function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
        .join('  ')
        .concat('\n'),
    )
    .join('')
}
