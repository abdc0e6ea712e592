import type { ClockState } from './clock.ts'

/** Every state of an auction. */
export const auctionStates = ['scheduled', 'running', 'ended', 'canceled'] as const

/** What an auction does at a moment. */
export type AuctionState = (typeof auctionStates)[number]

/** The state of an auction, from those of its clocks. */
export function auctionStateOf(clocks: readonly ClockState[], startsAt: Date, at: Date): AuctionState {
  const isOver = clocks.every((state) => state === 'sold' || state === 'unsold' || state === 'canceled')
  if (isOver) return clocks.every((state) => state === 'canceled') ? 'canceled' : 'ended'
  return at < startsAt ? 'scheduled' : 'running'
}

/** Every status of a press that took a lot. */
export const pressStatuses = ['choosing', 'bought', 'lapsed'] as const

/** The buyer chooses, has bought, or could not pay for what was due. */
export type PressStatus = (typeof pressStatuses)[number]
