import type { CatchUpAnswer, DeliveredEvent, StreamNumbers } from './contract/socket-events.ts'

/** How a follower asks, and whom it tells. */
export interface EventFollowerOptions {
  /** Asks what came after these numbers, or with null for the present numbers; null when there was no answer. */
  readonly ask: (numbers: StreamNumbers | null) => Promise<CatchUpAnswer | null>
  /** Gets each event once, in the order of its stream. */
  readonly onEvent: (event: DeliveredEvent) => void
  /** Too much was missed: everything has to be read again. */
  readonly onReset: () => void
  /** An ask had no answer; call `catchUp` again when it may have one. */
  readonly onUnanswered: () => void
}

/** Keeps the last number of each stream. */
export interface EventFollower {
  readonly receive: (event: DeliveredEvent) => void
  /** Asks for what was missed: after each connect, and by itself when a number is missing. */
  readonly catchUp: () => Promise<void>
}

/**
 * Follows numbered events: drops what it had already, and asks for what is missing before it goes on. Events that
 * arrive while it asks wait for the answer.
 */
export function createEventFollower(options: EventFollowerOptions): EventFollower {
  const { ask, onEvent, onReset, onUnanswered } = options
  let numbers: Record<string, number> | null = null
  let waiting: DeliveredEvent[] | null = null
  let isAskedAgain = false

  const deliver = (event: DeliveredEvent): void => {
    if (numbers?.[event.stream] !== event.number - 1) return
    numbers[event.stream] = event.number
    onEvent(event)
  }

  const receive = (event: DeliveredEvent): void => {
    const last = numbers?.[event.stream]
    if (waiting !== null) waiting.push(event)
    else if (last === undefined || event.number > last + 1) void catchUp()
    else deliver(event)
  }

  const take = (answer: CatchUpAnswer, held: readonly DeliveredEvent[]): void => {
    if (numbers === null) {
      numbers = numbersBefore(held, answer.numbers)
      return
    }
    if (!answer.isReset) answer.events.forEach(deliver)
    const isComplete = Object.entries(answer.numbers).every(([stream, last]) => numbers?.[stream] === last)
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
      answer = await ask(numbers && { ...numbers })
      if (answer !== null) take(answer, held)
    } while (isAskedAgain)
    waiting = null
    if (answer === null) onUnanswered()
    else held.forEach(receive)
  }

  return { receive, catchUp }
}

/** The first numbers of a listener. What has already arrived is news to them, also when the answer counts it. */
function numbersBefore(held: readonly DeliveredEvent[], numbers: StreamNumbers): Record<string, number> {
  const before = { ...numbers }
  for (const { stream, number } of held) before[stream] = Math.min(before[stream] ?? 0, number - 1)
  return before
}
