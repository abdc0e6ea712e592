import type { ColumnType, Generated } from 'kysely'

/** Read as a value, written as its text. */
type Json = ColumnType<unknown, string, string>

interface EventOutbox {
  id: ColumnType<bigint, never, never>
  stream: string
  name: string
  version: number
  payload: Json
}

interface EventStreams {
  name: string
  last_number: bigint
  pruned_through: Generated<bigint>
}

interface Events {
  position: ColumnType<bigint, never, never>
  stream: string
  number: bigint
  name: string
  version: number
  payload: Json
  at: Generated<Date>
}

/** The tables of events, see `platform/events`. */
export interface EventTables {
  event_outbox: EventOutbox
  event_streams: EventStreams
  events: Events
}
