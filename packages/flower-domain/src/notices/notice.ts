/** What people are notified of. */
export const noticeKinds = [
  'cutoff-near',
  'request-answered',
  'money-arrived',
  'claim-decided',
  'standing-order',
  'price-fell',
  'question-asked',
] as const

/** What somebody is notified of. */
export type NoticeKind = (typeof noticeKinds)[number]

/** Whether this version knows a kind: while a newer one takes over, it stores notices of kinds of its own. */
export function isNoticeKind(kind: string): kind is NoticeKind {
  return noticeKinds.some((known) => known === kind)
}

/** The ways in which a notice reaches its person: the list in the app, an email, a push message of the browser. */
export const noticeWays = ['app', 'mail', 'push'] as const

/** A way in which a notice reaches its person. */
export type NoticeWay = (typeof noticeWays)[number]

/** Which kind reaches a person by which ways. */
export type NoticeChoices = Readonly<Record<NoticeKind, Readonly<Record<NoticeWay, boolean>>>>

const withMail = { app: true, mail: true, push: true } as const
const withoutMail = { app: true, mail: false, push: true } as const

/** What holds for whoever has chosen nothing. A push message needs a browser that was allowed to show it. */
export const defaultNoticeChoices: NoticeChoices = {
  'cutoff-near': withoutMail,
  'request-answered': withMail,
  'money-arrived': withoutMail,
  'claim-decided': withMail,
  'standing-order': withMail,
  'price-fell': withoutMail,
  'question-asked': withMail,
}

/** How long before the cut-off of a cart its person is told, ms. */
export const cutoffNearMs = 2 * 3_600_000
