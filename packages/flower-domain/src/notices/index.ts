export { cutoffNearMs, defaultNoticeChoices, noticeKinds, noticeWays } from './notice.ts'
export type { NoticeChoices, NoticeKind, NoticeWay } from './notice.ts'
export { isPushAddress } from './push-services.ts'
export { isTimeZone, quietUntil, type QuietHours } from './quiet-hours.ts'
