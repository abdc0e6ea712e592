import type { DeliveredEvent } from '@flower-market/api-client/contract'
import type { Database } from '../database/database.ts'

/** An event with its place in the order of delivery. */
export interface StoredEvent extends DeliveredEvent {
  readonly position: bigint
}

interface EventRow extends Omit<StoredEvent, 'number'> {
  readonly number: bigint
}

const columns = 'position, stream, number, name, version, payload'

const after = {
  name: 'events-after',
  text: `SELECT ${columns} FROM events WHERE position > $1 ORDER BY position LIMIT $2`,
}

/** Events after a position, in the order of delivery. */
export async function readEventsAfter(
  database: Database,
  position: bigint,
  limit: number,
): Promise<StoredEvent[]> {
  return (await database.query<EventRow>(after, [position, limit])).map(toStoredEvent)
}

const latest = { name: 'latest-event', text: 'SELECT max(position) AS position FROM events' }

/** The position of the newest event. */
export async function readLatestPosition(database: Database): Promise<bigint> {
  const [row] = await database.query<{ position: bigint | null }>(latest)
  return row?.position ?? 0n
}

/** A part of a stream: the events after one number, up to and with another. */
export interface StreamRange {
  readonly stream: string
  readonly after: number
  readonly through: number
}

const inRanges = {
  name: 'events-in-ranges',
  text: `SELECT ${columns} FROM events
         JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) AS wanted (wanted_stream, after, through)
           ON stream = wanted_stream AND number > after AND number <= through
         ORDER BY position`,
}

/** The events of some ranges, in the order of delivery. */
export async function readEventsIn(
  database: Database,
  ranges: readonly StreamRange[],
): Promise<StoredEvent[]> {
  const values = [
    ranges.map(({ stream }) => stream),
    ranges.map((range) => range.after),
    ranges.map(({ through }) => through),
  ]
  return (await database.query<EventRow>(inRanges, values)).map(toStoredEvent)
}

function toStoredEvent(row: EventRow): StoredEvent {
  return { ...row, number: Number(row.number) }
}

/** What travels to a client. */
export function toDelivered({ stream, number, name, version, payload }: StoredEvent): DeliveredEvent {
  return { stream, number, name, version, payload }
}

const streamRows = {
  name: 'event-streams',
  text: `SELECT name, last_number AS last, pruned_through AS pruned FROM event_streams WHERE name = ANY ($1)`,
}

/** Where a stream stands: its last number, and up to which number events may be gone. */
export interface StreamState {
  readonly last: number
  readonly pruned: number
}

/** Where streams stand; one without any event stands at 0. */
export async function readStreams(
  database: Database,
  streams: readonly string[],
): Promise<ReadonlyMap<string, StreamState>> {
  const rows = await database.query<{ name: string; last: bigint; pruned: bigint }>(streamRows, [streams])
  const found = new Map(
    rows.map(({ name, last, pruned }) => [name, { last: Number(last), pruned: Number(pruned) }]),
  )
  return new Map(streams.map((stream) => [stream, found.get(stream) ?? { last: 0, pruned: 0 }]))
}
