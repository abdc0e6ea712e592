export {
  holdableAgainAt,
  holdAmount,
  holdMinutes,
  holdRenewalHours,
  holdStatuses,
  holdUntil,
  refuseHold,
} from './hold.ts'
export type { HoldQuestion, HoldRefusal, HoldStatus } from './hold.ts'
