import type { CallOutput } from '@flower-market/api-client'
import { clockStateAt, isClockOver, stepAt, type ClockState } from '@flower-market/flower-domain'

/** A clock as the server tells of it. */
export type AuctionClock = CallOutput<'auctionGet'>['items'][number]

/** A clock as it is drawn at a moment. */
export interface ShownClock {
  readonly state: ClockState
  /** The step at which it stands; a clock that waits stands where it will begin. */
  readonly step: number
  /** What the person would pay for a stem, kopecks; null where it is not sold to them. */
  readonly price: number | null
  /** When it is drawn anew, ms of the server's clock; null where nothing changes by itself. */
  readonly nextAtMs: number | null
}

/** What a clock shows at a moment of the server's clock. */
export function shownClockAt(clock: AuctionClock, atMs: number): ShownClock {
  const at = new Date(atMs)
  const run = { fromStep: clock.fromStep, since: new Date(clock.since) }
  const state = clockStateAt({ ...run, status: clock.status }, at)
  const running = stepAt(run, clock, at)
  const reached = state === 'held' ? (clock.hold?.step ?? clock.fromStep) : (running ?? clock.fromStep)
  const step = Math.min(clock.lastStep, state === 'running' || state === 'held' ? reached : clock.fromStep)
  return {
    state,
    step,
    price: clock.prices[step] ?? null,
    nextAtMs: nextChange(clock, state, atMs),
  }
}

function nextChange({ since, stepMs, hold }: AuctionClock, state: ClockState, atMs: number): number | null {
  const sinceMs = Date.parse(since)
  if (state === 'waiting') return sinceMs
  if (state === 'running') return sinceMs + (Math.floor((atMs - sinceMs) / stepMs) + 1) * stepMs
  if (state !== 'held' || hold === null) return null
  const leftMs = Date.parse(hold.until) - atMs
  return leftMs <= 0 ? null : atMs + (leftMs % 1_000 || 1_000)
}

/** How much less a stem costs with each step, kopecks: a mean, as each price is rounded; null where there are no prices. */
export function meanFall({ prices, lastStep }: Pick<AuctionClock, 'prices' | 'lastStep'>): number | null {
  const [first, last] = [prices[0], prices[lastStep]]
  return first === undefined || last === undefined ? null : Math.round((first - last) / lastStep)
}

/**
 * Calls `draw` with the moment (ms of the server's clock, which `readMs` reads) at each change of what a clock shows, until it is
 * stopped by what is returned. A timer may end a little before its moment: another one is set for the rest, else the clock would
 * stand still.
 */
export function followClock(
  clock: AuctionClock,
  readMs: () => number,
  draw: (atMs: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitFrom = (atMs: number): void => {
    const { nextAtMs } = shownClockAt(clock, atMs)
    if (nextAtMs === null) return
    timer = setTimeout(
      () => {
        const reachedMs = readMs()
        draw(reachedMs)
        waitFrom(reachedMs)
      },
      Math.max(0, nextAtMs - atMs),
    )
  }
  waitFrom(readMs())
  return () => clearTimeout(timer)
}

/** Clocks that have begun and are not over, those that will, and those that are over. */
export function partClocks(clocks: readonly AuctionClock[], atMs: number) {
  const isOver = ({ status }: AuctionClock) => isClockOver(status)
  const hasOpened = ({ opensAt }: AuctionClock) => Date.parse(opensAt) <= atMs
  const offered = clocks.filter(({ status }) => status !== 'canceled')
  return {
    running: offered.filter((clock) => !isOver(clock) && hasOpened(clock)),
    next: offered.filter((clock) => !isOver(clock) && !hasOpened(clock)),
    over: offered.filter(isOver),
  }
}
