export {
  dayClosesAt,
  deskDeadline,
  deskKinds,
  deskUrgencies,
  deskUrgency,
  deskWatchMs,
  soonUntil,
} from './desk.ts'
export type { DeskKind, DeskUrgency } from './desk.ts'
