export { planStandingOrder } from './plan-standing-order.ts'
export type { StandingLimits, StandingPlan, StandingPlanQuestion } from './plan-standing-order.ts'
export { announcementTime, placementTime, standingDates } from './standing-dates.ts'
export type { StandingDatesQuestion, StandingDays } from './standing-dates.ts'
export {
  maxStandingOrders,
  pauseReasonOf,
  pauseReasons,
  standingOrderEventKinds,
  standingOrderStatuses,
  standingPaymentMethods,
} from './standing-order.ts'
export type {
  PauseReason,
  StandingOrderEventKind,
  StandingOrderStatus,
  StandingPaymentMethod,
} from './standing-order.ts'
