import type { CallInput, CallOutput } from '@flower-market/api-client'
import {
  findClockIssue,
  instantIn,
  moscowTimeZone,
  type ClockIssue,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** A lot of the stock that may be offered. */
export type StockLot = CallOutput<'lotList'>['items'][number]

/** A lot on its way to the auction, as staff have it in the form; prices in kopecks a stem in the warehouse. */
export interface OfferedDraft {
  readonly lot: StockLot
  readonly stems: number | null
  readonly startPrice: number | null
  readonly reservePrice: number | null
  readonly minimumBunches: number | null
}

/** Where and how fast the clocks begin. */
export interface ClockTimes {
  /** At once, or at the day and the time below. */
  readonly isAtOnce: boolean
  /** Null while none is entered. */
  readonly day: IsoDate | null
  /** By Moscow's clocks, as the app shows times everywhere: `10:00`; empty while none is entered. */
  readonly time: string
  readonly stepSeconds: number
}

/** What of the beginning is missing or past; empty where the clocks can begin. */
export interface TimesProblems {
  readonly day?: MessageId
  readonly time?: MessageId
}

/** How the clocks begin unless something else is entered. */
export const beginAtOnce: ClockTimes = { isAtOnce: true, day: null, time: '', stepSeconds: 1 }

/** The choices of how long a step takes, in seconds. */
export const stepSecondsChoices = [0.5, 1, 2, 3, 5] as const

/** What a lot begins with: all whole bunches, at its price in the warehouse, not below 60% of it. */
export function draftOf(lot: StockLot): OfferedDraft {
  const startPrice = lot.price + (lot.freight ?? 0)
  return {
    lot,
    stems: lot.stemsAvailable - (lot.stemsAvailable % lot.stemsPerBunch),
    startPrice,
    reservePrice: Math.ceil(startPrice * 0.6),
    minimumBunches: 1,
  }
}

/** A hundredth of the starting price: the dial then has fifty steps. */
export function stepOf(startPrice: number): number {
  return Math.max(1, Math.round(startPrice / 100))
}

/** A lot as the call takes it. */
export type OfferedLot = CallInput<'auctionCreate'>['body']['lots'][number]

/** The instant at which clocks begin that do not begin at once, wherever the browser is; undefined while it is not entered. */
function openingOf({ isAtOnce, day, time }: ClockTimes): Date | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  if (isAtOnce || day === null || hours === undefined || minutes === undefined) return undefined
  return instantIn(day, hours * 60 + minutes, moscowTimeZone)
}

/** What of the beginning is missing or past. */
export function findTimesProblems(times: ClockTimes, now: Date): TimesProblems {
  if (times.isAtOnce) return {}
  const opening = openingOf(times)
  return {
    ...(times.day === null && { day: 'clocks.issue.noDay' }),
    ...(times.time === '' && { time: 'clocks.issue.noTime' }),
    ...(opening !== undefined && opening <= now && { time: 'clocks.issue.past' }),
  }
}

function offeredOf(draft: OfferedDraft, times: ClockTimes): OfferedLot | null {
  const { lot, stems, startPrice, reservePrice, minimumBunches } = draft
  const opening = openingOf(times)
  if (stems === null || startPrice === null || reservePrice === null || minimumBunches === null) return null
  return {
    code: lot.code,
    stems,
    startPrice,
    step: stepOf(startPrice),
    stepMs: times.stepSeconds * 1_000,
    reservePrice,
    minimumBunches,
    ...(opening !== undefined && { opensAt: opening.toISOString() }),
  }
}

const issueTexts = {
  'not-whole-bunches': 'clocks.issue.bunches',
  'minimum-above-lot': 'clocks.issue.minimum',
  'step-off-price': 'clocks.issue.price',
  'too-many-steps': 'clocks.issue.price',
  'reserve-off-dial': 'clocks.issue.reserve',
} as const satisfies Record<ClockIssue, MessageId>

/** Why a lot cannot stand on a clock as it is typed; null where it can. */
export function findDraftIssue(draft: OfferedDraft): MessageId | null {
  const offered = offeredOf(draft, beginAtOnce)
  if (offered === null || offered.startPrice <= 0) return 'clocks.issue.missing'
  if (offered.stems > draft.lot.stemsAvailable) return 'clocks.issue.stock'
  const issue = findClockIssue({ ...offered, stemsPerBunch: draft.lot.stemsPerBunch })
  return issue === null ? null : issueTexts[issue]
}

/** The lots that can be offered; null where one of them cannot. */
export function lotsOf(drafts: readonly OfferedDraft[], times: ClockTimes): OfferedLot[] | null {
  if (drafts.some((draft) => findDraftIssue(draft) !== null)) return null
  return drafts.flatMap((draft) => offeredOf(draft, times) ?? [])
}
