/** Every status of a clock as it is kept; whether an open one runs yet, its times tell. */
export const clockStatuses = ['open', 'held', 'sold', 'unsold', 'canceled'] as const

/** The status of a clock; `sold`, `unsold` and `canceled` are final. */
export type ClockStatus = (typeof clockStatuses)[number]

/** Whether nothing of a clock can be bought any more. */
export function isClockOver(status: ClockStatus): boolean {
  return status !== 'open' && status !== 'held'
}

/** Every state of a clock as people see it. */
export const clockStates = ['waiting', 'running', 'held', 'sold', 'unsold', 'canceled'] as const

/** What a clock does at a moment: it waits for its (next) run, runs, stands while a buyer chooses, or is over. */
export type ClockState = (typeof clockStates)[number]

/** How a clock falls: from its starting price by whole steps. Prices in kopecks a stem, in the warehouse. */
export interface ClockTerms {
  readonly startPrice: number
  readonly step: number
  readonly stepMs: number
}

/** One uninterrupted fall: from which step, counted from the starting price, and since when. */
export interface ClockRun {
  readonly fromStep: number
  readonly since: Date
}

/** What limits of a clock are there for, and how large they are. */
export const clockLimits = {
  /** A step takes at least this long: nobody reads faster. */
  minStepMs: 200,
  maxStepMs: 60_000,
  /** Steps that a dial has at most. */
  maxSteps: 200,
  /** Clocks of one auction. */
  clocks: 24,
} as const

/** For how long a clock stands while the buyer who has pressed says how many. */
export const choiceMs = 8_000

/** How many steps above the last price a clock goes on after a sale. */
export const riseSteps = 4

/** How long after a sale a clock stands at its new price, so that everybody sees it before it falls. */
export const resumeMs = 1_500

/** The price at a step, counted from the starting price. */
export function clockPriceAt({ startPrice, step }: Omit<ClockTerms, 'stepMs'>, place: number): number {
  return startPrice - place * step
}

/** The last step of the dial: prices go down to half of the starting price, wherever the hidden reserve is. */
export function lastDialStep({ startPrice, step }: Omit<ClockTerms, 'stepMs'>): number {
  return Math.floor(startPrice / 2 / step)
}

/** The last step at which a clock still sells: the reserve is the lowest price. */
export function reserveStep({ startPrice, step }: Omit<ClockTerms, 'stepMs'>, reservePrice: number): number {
  return Math.floor((startPrice - reservePrice) / step)
}

/** The step of a run at a moment, also beyond the reserve; null before the run. */
export function stepAt(
  { fromStep, since }: ClockRun,
  { stepMs }: Pick<ClockTerms, 'stepMs'>,
  at: Date,
): number | null {
  const passedMs = at.getTime() - since.getTime()
  return passedMs < 0 ? null : fromStep + Math.floor(passedMs / stepMs)
}

/** When a run ends unless somebody presses: its last step has been shown for its whole time. */
export function runEndsAt(
  { fromStep, since }: ClockRun,
  { stepMs }: Pick<ClockTerms, 'stepMs'>,
  last: number,
): Date {
  return new Date(since.getTime() + (last - fromStep + 1) * stepMs)
}

/** The run after a press at a step: a little above it, never above the starting price. */
export function nextRun(pressedStep: number, at: Date): ClockRun {
  return { fromStep: Math.max(0, pressedStep - riseSteps), since: new Date(at.getTime() + resumeMs) }
}

/** What is known of a clock, to everybody. */
export interface ClockFacts extends ClockRun {
  readonly status: ClockStatus
}

/** What a clock does at a moment. */
export function clockStateAt({ status, since }: ClockFacts, at: Date): ClockState {
  if (status !== 'open') return status
  return at < since ? 'waiting' : 'running'
}

/** Why a press does not take the lot. */
export const pressRefusals = ['not-running', 'taken', 'over', 'price-risen'] as const

/** One of them: before the run, while another buyer chooses, after the end, or dearer than what the person saw. */
export type PressRefusal = (typeof pressRefusals)[number]

/** A press, as the server judges it. */
export interface PressQuestion {
  readonly clock: ClockFacts
  readonly terms: ClockTerms
  readonly reservePrice: number
  readonly at: Date
  /** What a stem costs the buyer at a price of the clock. */
  readonly priceOf: (clockPrice: number) => number
  /** What the buyer saw, kopecks a stem. */
  readonly seenPrice: number
}

/** A price that is the buyer's, or why it is not. */
export type PressAnswer =
  | { readonly ok: true; readonly step: number; readonly clockPrice: number; readonly price: number }
  | { readonly ok: false; readonly reason: PressRefusal }

/** Judges a press by the server's clock: the price is that of the moment, and never more than what the buyer saw. */
export function answerPress({
  clock,
  terms,
  reservePrice,
  at,
  priceOf,
  seenPrice,
}: PressQuestion): PressAnswer {
  if (clock.status === 'held') return { ok: false, reason: 'taken' }
  if (clock.status !== 'open') return { ok: false, reason: 'over' }
  const step = stepAt(clock, terms, at)
  if (step === null) return { ok: false, reason: 'not-running' }
  if (step > reserveStep(terms, reservePrice)) return { ok: false, reason: 'over' }
  const clockPrice = clockPriceAt(terms, step)
  const price = priceOf(clockPrice)
  return price > seenPrice ? { ok: false, reason: 'price-risen' } : { ok: true, step, clockPrice, price }
}
