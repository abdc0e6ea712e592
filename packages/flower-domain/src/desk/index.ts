export {
  dayClosesAt,
  deskDeadline,
  deskKinds,
  stockSystemItemId,
  deskUrgencies,
  deskUrgency,
  deskWatchMs,
  isDeskKind,
  soonUntil,
  watchedKinds,
} from './desk.ts'
export { askedKinds, deadlineAfterQuestions } from './questions.ts'
export type { AskedKind, QuestionTimes, WaitingTimes } from './questions.ts'
export type { DeskKind, DeskUrgency, WatchedKind } from './desk.ts'
export { jobNames, type JobName } from './job-names.ts'
