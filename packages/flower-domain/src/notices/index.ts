export { cutoffNearMs, defaultNoticeChoices, isNoticeKind, noticeKinds, noticeWays } from './notice.ts'
export type { NoticeChoices, NoticeKind, NoticeWay } from './notice.ts'
export {
  findMailTextProblems,
  mailKinds,
  mailPlaceholders,
  sampleMailValues,
  writeMail,
} from './mail-texts.ts'
export type { MailKind, MailPlaceholder, MailText, MailTextProblem, MailValues } from './mail-texts.ts'
export { isPushAddress } from './push-services.ts'
export { isTimeZone, quietUntil, type QuietHours } from './quiet-hours.ts'
