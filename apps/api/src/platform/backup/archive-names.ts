/** A base backup in the folder of backups. */
export interface ArchiveName {
  readonly file: string
  /** When its copying began. */
  readonly startedAt: Date
  /** The segment of the write-ahead log with which its recovery begins. */
  readonly firstSegment: string
  readonly isEncrypted: boolean
}

const pattern =
  /^flower-market-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-([0-9A-F]{24})\.tar\.zst(\.age)?$/u

/** A name that sorts by time and is allowed on every file system. */
export function archiveName(startedAt: Date, firstSegment: string, isEncrypted: boolean): string {
  const time = startedAt.toISOString().replaceAll(/[:.]/gu, '-')
  return `flower-market-${time}-${firstSegment}.tar.zst${isEncrypted ? '.age' : ''}`
}

/** Reads a name of `archiveName`; undefined for any other file. */
export function parseArchiveName(file: string): ArchiveName | undefined {
  const match = pattern.exec(file)
  if (match === null) return undefined
  const [, day, hours, minutes, seconds, ms, firstSegment = '', age] = match
  const startedAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
  return { file, startedAt, firstSegment, isEncrypted: age !== undefined }
}

/** The base backups among the files of a folder, oldest first. */
export function archivesAmong(files: readonly string[]): ArchiveName[] {
  return files
    .map(parseArchiveName)
    .filter((name) => name !== undefined)
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
}

/** A file of the archived write-ahead log: a segment, or the history of a timeline. */
export interface ArchivedLog {
  readonly file: string
  /** As PostgreSQL calls it. */
  readonly name: string
  /** The beginning of the SHA-256 of its content. */
  readonly digest: string
}

/** Names a file by its content, so that the segments of two databases never replace each other. */
export function archivedLogName(name: string, digest: string, isEncrypted: boolean): string {
  return `${name}-${digest}.zst${isEncrypted ? '.age' : ''}`
}

/** Reads a name of `archivedLogName`; undefined for any other file. */
export function parseArchivedLog(file: string): ArchivedLog | undefined {
  const match = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)-([0-9a-f]{16})\.zst(?:\.age)?$/u.exec(file)
  if (match === null) return undefined
  const [, name = '', digest = ''] = match
  return { file, name, digest }
}

/** Where a segment is in the log, whatever its timeline. */
export function segmentPosition(name: string): string {
  return name.slice(8)
}
