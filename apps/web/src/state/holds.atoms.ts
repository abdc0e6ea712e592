import { atom, type Getter, type Setter } from 'jotai'
import type { CallOutput, EventPayload } from '@flower-market/api-client'
import type { IsoDate } from '@flower-market/flower-domain'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { clientIdAtom, perBuyerAtom } from './client.atoms.ts'
import { shownInPlace } from '@flower-market/app-runtime/notifications'

/** What is held for the person's order of a day; without lines nothing is held any more. */
type OwnHold = EventPayload<'hold-changed'>

/** Why nothing is held for an order of a day: its time is up, or the server has refused. */
export type HoldEnd =
  | { readonly status: 'expired' }
  | { readonly status: 'refused'; readonly refusal: NonNullable<CallOutput<'purchaseHold'>['refusal']> }

/** Events and timers come a moment before the end that they tell of, or after it. */
const toleranceMs = 2_000

const holdsAtom = perBuyerAtom<ReadonlyMap<IsoDate, OwnHold>>(new Map())
const endsAtom = perBuyerAtom<ReadonlyMap<IsoDate, HoldEnd>>(new Map())

/** How far the server's clock is ahead of the device's, in milliseconds, as the last answer about a hold told. */
export const holdClockOffsetAtom = atom(0)

function withEntry<V>(
  before: ReadonlyMap<IsoDate, V>,
  date: IsoDate,
  value: V | null,
): ReadonlyMap<IsoDate, V> {
  const after = new Map(before)
  if (value === null) after.delete(date)
  else after.set(date, value)
  return after
}

/** The holds that run, by delivery day. */
export const ownHoldsAtom = atom((get) => get(holdsAtom))

/** Why nothing is held for the order of a day; absent where a hold runs, or nobody has asked for one. */
export const holdEndsAtom = atom((get) => get(endsAtom))

const setEndAtom = atom(null, (_get, set, date: IsoDate, end: HoldEnd | null) =>
  set(endsAtom, (before) => withEntry(before, date, end)),
)

/** Takes over what the server tells of a hold. */
export const learnHoldAtom = atom(null, (get, set, hold: OwnHold) => {
  const { date, until, lines } = hold
  const known = get(holdsAtom).get(date)
  set(holdsAtom, (before) => withEntry(before, date, lines.length > 0 ? hold : null))
  const isOver = Date.now() + get(holdClockOffsetAtom) > Date.parse(until) - toleranceMs
  if (lines.length > 0) set(setEndAtom, date, null)
  else if (known !== undefined && isOver) set(setEndAtom, date, { status: 'expired' })
})

/** The time of a hold is up: the stock of its lines is asked for anew. */
export const endHoldAtom = atom(null, (_get, set, date: IsoDate) => {
  set(holdsAtom, (before) => withEntry(before, date, null))
  set(setEndAtom, date, { status: 'expired' })
  set(invalidateAtom, ['stock'])
})

/** The stems that an order of a day would have held. */
export interface HoldQuestion {
  readonly date: IsoDate
  readonly items: readonly { readonly code: string; readonly price: number; readonly quantity: number }[]
}

const lastQuestionAtom = perBuyerAtom<HoldQuestion | null>(null)

/** Resolves when the questions that are on their way have been answered; null without any. */
const answersAtom = atom<Promise<unknown> | null>(null)

/** A server that answers at all takes less. */
const answerMs = 3_000

/**
 * Waits for the answers to the questions that are on their way, three seconds at most: the server would hold the stems once more for a
 * question that it gets after the order.
 */
export const holdsAnsweredAtom = atom(null, async (get) => {
  const answers = get(answersAtom)
  if (answers === null) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeIsUp = new Promise((resolve) => {
    timer = setTimeout(resolve, answerMs)
  })
  await Promise.race([answers, timeIsUp])
  clearTimeout(timer)
})

async function askHold(get: Getter, set: Setter, question: HoldQuestion): Promise<void> {
  const { date, items } = question
  try {
    const user = get(clientIdAtom)
    const body = { purchase: { [date]: [...items] }, ...(user !== null && { user }) }
    const input = { body }
    const { hold, refusal, serverTime } = await get(apiAtom).call('purchaseHold', input, shownInPlace)
    if (get(lastQuestionAtom) !== question) return
    set(holdClockOffsetAtom, Date.parse(serverTime) - Date.now())
    if (hold !== null) set(learnHoldAtom, { date, ...hold })
    else if (refusal !== null) set(setEndAtom, date, { status: 'refused', refusal })
    if (refusal?.reason === 'not-available') set(invalidateAtom, ['stock'])
  } catch {
    // A page without a hold is as it was before there were any.
  }
}

/** Asks for the stems of an order to be held. Never rejects: what is not held can be ordered all the same. */
export const askHoldAtom = atom(null, (get, set, question: HoldQuestion): Promise<void> => {
  set(lastQuestionAtom, question)
  const answer = askHold(get, set, question)
  const answers: Promise<unknown> = Promise.all([get(answersAtom), answer]).finally(() => {
    if (get(answersAtom) === answers) set(answersAtom, null)
  })
  set(answersAtom, answers)
  return answer
})
