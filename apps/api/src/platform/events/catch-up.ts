import { streamNumbers, type CatchUpAnswer, type StreamNumbers } from '@flower-market/api-client/contract'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { readEventsIn, readStreams, toDelivered, type StreamState } from './stored-events.ts'
import { streamsOf, type Listener } from './streams.ts'

const mostMissed = 200

function presentOf(streams: ReadonlyMap<string, StreamState>): StreamNumbers {
  return Object.fromEntries([...streams].map(([stream, { last }]) => [stream, last]))
}

/** The last numbers of a listener's streams. What is read after them is not older than those events. */
export async function presentNumbers(database: Database, listener: Listener): Promise<StreamNumbers> {
  return presentOf(await readStreams(database, streamsOf(listener)))
}

/**
 * What a listener missed since the numbers that it names. It is told to read
 * everything again when that is more than can be repeated, when it is no longer kept, and when the numbers are not such
 * as this database gave.
 */
export async function catchUp(
  database: Database,
  listener: Listener,
  numbers: unknown,
): Promise<CatchUpAnswer> {
  const streams = await readStreams(database, streamsOf(listener))
  const present = presentOf(streams)
  const ranges = missedRanges(streams, z.safeParse(streamNumbers, numbers).data ?? {})
  const reset = { isReset: true, numbers: present, events: [] }
  if (ranges === null) return reset
  const missed = ranges.reduce((total, { after, through }) => total + through - after, 0)
  if (missed > mostMissed) return reset
  const events = missed === 0 ? [] : await readEventsIn(database, ranges)
  // Pruned between the two questions.
  if (events.length < missed) return reset
  return { isReset: false, numbers: present, events: events.map(toDelivered) }
}

function missedRanges(
  streams: ReadonlyMap<string, StreamState>,
  numbers: Readonly<Record<string, number | undefined>>,
) {
  const ranges = [...streams].map(([stream, { last, pruned }]) => {
    const after = Object.hasOwn(numbers, stream) ? (numbers[stream] ?? -1) : -1
    return { stream, after, through: last, pruned }
  })
  const isKept = ranges.every(({ after, through, pruned }) => after >= pruned && after <= through)
  return isKept ? ranges : null
}
