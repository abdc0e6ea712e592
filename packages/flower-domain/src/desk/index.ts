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
export type { DeskKind, DeskUrgency, WatchedKind } from './desk.ts'
