import * as z from 'zod/mini'

/** An event as it travels. Its `number` follows the stream's previous one without a gap. */
export const deliveredEvent = z.object({
  /** The sequence that it is numbered in: a listener follows that of everybody, of their role and of themselves. */
  stream: z.string(),
  number: z.int().check(z.positive()),
  name: z.string(),
  version: z.int(),
  payload: z.unknown(),
})

/** An event as it travels. */
export type DeliveredEvent = z.output<typeof deliveredEvent>

/** The number of the last event by stream. */
export const streamNumbers = z.record(z.string(), z.int().check(z.nonnegative()))

/** The number of the last event by stream. */
export type StreamNumbers = z.output<typeof streamNumbers>

/** What a listener missed, in order. */
export const catchUpAnswer = z.object({
  /** Too much was missed, or it is no longer kept: everything on screen has to be read again. */
  isReset: z.boolean(),
  /** The last numbers of the listener's streams after `events`. */
  numbers: streamNumbers,
  events: z.array(deliveredEvent),
})

/** What a listener missed, in order. */
export type CatchUpAnswer = z.output<typeof catchUpAnswer>

/** What the server sends without being asked. */
export interface ServerEvents {
  event: (event: DeliveredEvent) => void
}

/** Messages of the client: `check-connection` is answered within 1500 ms or the client reconnects. */
export interface ClientEvents {
  /** Answered within 1500 ms or the client reconnects. */
  'check-connection': (acknowledge: (answer: { status: 'ok' }) => void) => void
  /** With the last numbers that the client has: of before its data was read, later of what it has heard. */
  'catch-up': (numbers: StreamNumbers, acknowledge: (answer: CatchUpAnswer) => void) => void
}
