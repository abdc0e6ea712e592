import type { CatchUpAnswer, DeliveredEvent, StreamNumbers } from './contract/socket-events.ts'

/** How a follower asks, and whom it tells. */
export interface EventFollowerOptions {
  /** The numbers of before the page's data was read; without those of a stream everything has to be read again. */
  readonly from: StreamNumbers
  /** Asks what came after these numbers; null when there was no answer. */
  readonly ask: (numbers: StreamNumbers) => Promise<CatchUpAnswer | null>
  /** Gets each event once, in the order of its stream. */
  readonly onEvent: (event: DeliveredEvent) => void
  /** Too much was missed: everything has to be read again. */
  readonly onReset: () => void
  /** An ask had no answer; call `catchUp` again when it may have one. */
  readonly onUnanswered: () => void
}

/** Keeps the last number of each stream. */
export interface EventFollower {
  /** The numbers of what was passed on last. */
  readonly numbers: () => StreamNumbers
  readonly receive: (event: DeliveredEvent) => void
  /** Asks for what was missed: after each connect, and by itself when a number is missing. */
  readonly catchUp: () => Promise<void>
}

/**
 * Follows numbered events: drops what it had already, and asks for what is missing before it goes on. Events that
 * arrive while it asks wait for the answer.
 */
export function createEventFollower(options: EventFollowerOptions): EventFollower {
  const { from, ask, onEvent, onReset, onUnanswered } = options
  let numbers: Record<string, number> = { ...from }
  let waiting: DeliveredEvent[] | null = null
  let isAskedAgain = false

  const deliver = (event: DeliveredEvent): void => {
    if (numbers[event.stream] !== event.number - 1) return
    numbers[event.stream] = event.number
    onEvent(event)
  }

  const receive = (event: DeliveredEvent): void => {
    const last = numbers[event.stream]
    if (waiting !== null) waiting.push(event)
    else if (last === undefined || event.number > last + 1) void catchUp()
    else deliver(event)
  }

  const take = (answer: CatchUpAnswer): void => {
    if (!answer.isReset) answer.events.forEach(deliver)
    const isComplete = Object.entries(answer.numbers).every(([stream, last]) => numbers[stream] === last)
    numbers = { ...answer.numbers }
    if (!isComplete) onReset()
  }

  const catchUp = async (): Promise<void> => {
    if (waiting !== null) {
      isAskedAgain = true
      return
    }
    const held: DeliveredEvent[] = (waiting = [])
    let answer: CatchUpAnswer | null
    do {
      isAskedAgain = false
      answer = await ask({ ...numbers })
      if (answer !== null) take(answer)
    } while (isAskedAgain)
    waiting = null
    if (answer === null) onUnanswered()
    else held.forEach(receive)
  }

  return { numbers: () => ({ ...numbers }), receive, catchUp }
}
