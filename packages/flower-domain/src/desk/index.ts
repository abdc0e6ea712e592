export {
  dayClosesAt,
  deskDeadline,
  deskKinds,
  stockSystemItemId,
  deskUrgencies,
  deskUrgency,
  deskWatchMs,
  soonUntil,
} from './desk.ts'
export type { DeskKind, DeskUrgency } from './desk.ts'
