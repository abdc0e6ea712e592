export {
  daysOf,
  isReportPeriod,
  maxReportDays,
  reportNames,
  reportSpans,
  reportSteps,
  spanBefore,
  sumBySpan,
} from './report-period.ts'
export type { DaySpan, ReportName, ReportStep } from './report-period.ts'
export {
  fillRateBp,
  isSlowLot,
  slowLotSpan,
  slowLotTerms,
  stoppedBuyerDays,
  stoppedBuyerSpan,
  turnoverKinds,
  usualSum,
} from './report-rules.ts'
