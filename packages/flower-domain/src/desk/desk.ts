import { moscowDateOf, instantIn, moscowTimeZone } from '../time/time-zone.ts'
import { addDays } from '../time/iso-date.ts'

/** Every kind of thing that waits for a member of staff. */
export const deskKinds = [
  'top-up',
  'verification',
  'crypto',
  'statement-line',
  'transfer',
  'recipient',
  'claim',
  'request',
  'import',
  'job',
  'ledger',
] as const

/** What kind of thing waits for a member of staff. */
export type DeskKind = (typeof deskKinds)[number]

/** Everything that staff see each other at: what waits on the desk, and what has a page or a form of its own. */
export const watchedKinds = [
  ...deskKinds,
  'person',
  'order',
  'setting',
  'mail',
  'region',
  'plantation',
  'routes',
  'lot',
] as const

/** What kind of thing members of staff see each other at. */
export type WatchedKind = (typeof watchedKinds)[number]

/** Whether something waits on the desk. */
export function isDeskKind(kind: WatchedKind): kind is DeskKind {
  return (deskKinds as readonly WatchedKind[]).includes(kind)
}

/** The id of the one item, among the price lists, of all that waits of the stock system. */
export const stockSystemItemId = 'stock-system'

/** Within how many hours staff answer what has come. */
const answerHours = { verification: 24, claim: 24, recipient: 24, 'top-up': 2, crypto: 2 } as const

/** When the day of the books ends in Moscow, in minutes after midnight. */
const dayClosesAtMinutes = 18 * 60

const hourMs = 3_600_000

/** When the day of the books ends that a moment belongs to: what comes after the end belongs to the next one. */
export function dayClosesAt(moment: Date): Date {
  const day = moscowDateOf(moment)
  const closes = instantIn(day, dayClosesAtMinutes, moscowTimeZone)
  return moment < closes ? closes : instantIn(addDays(day, 1), dayClosesAtMinutes, moscowTimeZone)
}

/**
 * By when staff deal with something. A person's money and who they are have so many hours; what is sent, and what concerns the books or the stock, has until
 * the day closes; a difference in the ledger is due at once.
 */
export function deskDeadline(kind: Exclude<DeskKind, 'request'>, since: Date): Date {
  if (kind === 'ledger') return since
  return kind in answerHours
    ? new Date(since.getTime() + answerHours[kind as keyof typeof answerHours] * hourMs)
    : dayClosesAt(since)
}

/** How near a deadline is. */
export const deskUrgencies = ['overdue', 'soon', 'today', 'later'] as const

/** How near a deadline is. */
export type DeskUrgency = (typeof deskUrgencies)[number]

/** Until when a deadline is near: the full hour that is two to three hours away. */
export function soonUntil(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs + 3 * hourMs)
}

/** How near a deadline is; days are Moscow's. */
export function deskUrgency(deadline: Date, now: Date): DeskUrgency {
  if (deadline < now) return 'overdue'
  if (deadline <= soonUntil(now)) return 'soon'
  return moscowDateOf(deadline) === moscowDateOf(now) ? 'today' : 'later'
}

/** How long somebody is shown as looking at something after their page has last said so. */
export const deskWatchMs = 60_000
