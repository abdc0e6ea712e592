export {
  isOpenRequest,
  requestActors,
  requestLineStatuses,
  requestStatuses,
  sentRequestStatuses,
} from './request-status.ts'
export type { RequestActor, RequestLineStatus, RequestStatus, SentRequestStatus } from './request-status.ts'
export {
  answerRequestMove,
  closedLineStatus,
  metRequestConditions,
  requestConditions,
  requestLineTransitions,
  requestMoves,
  requestTransitions,
} from './request-moves.ts'
export type {
  RequestCondition,
  RequestFacts,
  RequestMoveAnswer,
  RequestMoveQuestion,
  RequestMoveRule,
} from './request-moves.ts'
export { findPositionsIssue, stemsPerBoxOf } from './request-positions.ts'
export type { PositionsIssue, RequestPosition } from './request-positions.ts'
export {
  answerExpiresAt,
  answerUntil,
  answerValidHours,
  requestAnswerHours,
  requestDays,
  requestLeadDays,
} from './request-times.ts'
export {
  answerIssues,
  answerReasons,
  answerRequestLines,
  decideRequestLines,
  maxOwnPrice,
  needsReason,
} from './request-answer.ts'
export type {
  AgreedLine,
  AnswerIssue,
  AnswerReason,
  AnsweredLines,
  AskedLine,
  RequestLineAnswer,
} from './request-answer.ts'
export { agreedLineSum, askedLineSum, requestGoods, requestTotals } from './request-totals.ts'
export type { RequestGoods, RequestLineAmounts, RequestTotals } from './request-totals.ts'
export {
  answerTemplateIssues,
  applyAnswerTemplate,
  findTemplateIssue,
  maxAnswerTemplates,
  templatePriceChange,
} from './answer-template.ts'
export type { AnswerTemplate, AnswerTemplateIssue, TemplatedAnswer } from './answer-template.ts'
