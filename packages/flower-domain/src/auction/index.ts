export {
  answerPress,
  choiceMs,
  clockLimits,
  clockPriceAt,
  clockStateAt,
  clockStates,
  clockStatuses,
  isClockOver,
  lastDialStep,
  nextRun,
  pressRefusals,
  reserveStep,
  resumeMs,
  riseSteps,
  runEndsAt,
  stepAt,
} from './clock.ts'
export type {
  ClockFacts,
  ClockRun,
  ClockState,
  ClockStatus,
  ClockTerms,
  PressAnswer,
  PressQuestion,
  PressRefusal,
} from './clock.ts'
export {
  clockIssues,
  clockQuantityNear,
  findClockIssue,
  isClockQuantity,
  minimumClockStems,
} from './clock-lot.ts'
export type { ClockIssue, ClockLot, OfferedLot } from './clock-lot.ts'
export { auctionStates, auctionStateOf, pressStatuses } from './auction.ts'
export type { AuctionState, PressStatus } from './auction.ts'
