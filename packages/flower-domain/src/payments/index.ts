export {
  creators,
  isConfirmedByStaff,
  operationSigns,
  orderPaymentMethods,
  paymentMethods,
  staffConfirmedMethods,
} from './payment-method.ts'
export type { Creator, OperationSign, OrderPaymentMethod, PaymentMethod } from './payment-method.ts'
export { firstPaymentMethod, laterPaymentMethods } from './order-payment.ts'
export type { LaterPaymentMethod, PaymentQuestion } from './order-payment.ts'
export { balanceOperationStatus, creatorOf, movementKinds, operationSign } from './movement-kind.ts'
export { availableAfter, correctionChange, staffOperationChange, staffOperations } from './staff-operation.ts'
export type { StaffOperation } from './staff-operation.ts'
export { changesByWallet, summarizeBalance } from './balance-summary.ts'
export type { BalanceStep, BalanceSummary } from './balance-summary.ts'
export type { MovementKind } from './movement-kind.ts'
export {
  balanceOperationStatuses,
  balanceOperationTransitions,
  canMoveBalanceOperation,
  moveBalanceOperation,
} from './balance-operation-status.ts'
export type { BalanceOperationStatus } from './balance-operation-status.ts'
export {
  canMoveTransaction,
  moveTransaction,
  transactionStatuses,
  transactionTransitions,
} from './transaction-status.ts'
export type { TransactionStatus } from './transaction-status.ts'
export {
  canMoveSettlement,
  moveSettlement,
  settlementStatuses,
  settlementTransitions,
} from './settlement-status.ts'
export type { SettlementStatus } from './settlement-status.ts'
export {
  isTransferUnanswered,
  transferAnswerDays,
  transferSteps,
  transferTimeline,
} from './transfer-timeline.ts'
export type { TransferEvent, TransferTimelineStep } from './transfer-timeline.ts'
export {
  canMoveRecipient,
  moveRecipient,
  recipientStatuses,
  recipientTransitions,
} from './recipient-status.ts'
export type { RecipientStatus } from './recipient-status.ts'
export { reservationStatuses } from './reservation-status.ts'
export type { ReservationStatus } from './reservation-status.ts'
export { findEnteredRatesProblem, type DayRates, type EnteredRatesProblem } from './entered-rates.ts'
export { formatRate, offeredRates, parseRate, quoteExchange, rateDigits } from './exchange-quote.ts'
export type {
  ExchangeQuestion,
  ExchangeQuote,
  ExchangeTerms,
  OfferedRates,
  QuotedExchange,
  RubleRates,
} from './exchange-quote.ts'
export { nextRates, ratesReadAt } from './next-rates.ts'
export {
  plantationStatementKinds,
  sentPaymentStatuses,
  sumPlantationStatement,
} from './plantation-statement.ts'
export type {
  PlantationStatementKind,
  PlantationStatementStep,
  PlantationStatementSum,
} from './plantation-statement.ts'
export { areRatesStale } from './stale-rates.ts'
export { numberInPurpose, paymentPurpose } from './payment-purpose.ts'
export type { PaymentPurpose } from './payment-purpose.ts'
export {
  fiscalItems,
  fiscalMethods,
  fiscalReceiptKinds,
  fiscalReceiptStatuses,
  fiscalSettlements,
  offsetAmount,
  offsetItems,
  returnedAmount,
  returnItems,
  refundItems,
} from './fiscal-receipt.ts'
export type {
  FiscalItem,
  FiscalMethod,
  FiscalOrder,
  FiscalReceiptKind,
  FiscalReceiptStatus,
  Prepaid,
} from './fiscal-receipt.ts'
export { cashParts, refuseCash } from './cash-limit.ts'
export type { CashPart, CashRefusal } from './cash-limit.ts'
export { matchBankTransfer, bankMatchVerdicts } from './bank-match.ts'
export type { BankMatch, BankMatchVerdict, BankTransfer, OpenInvoice } from './bank-match.ts'
export {
  bankStatementAddsUp,
  bankStatementFormats,
  bankText,
  bankTransferKey,
  maxBankTransfers,
  readOneCStatement,
  withDistinctKeys,
} from './bank-statement.ts'
export type { BankStatement, BankStatementFormat, IncomingTransfer } from './bank-statement.ts'
export { isProvenByPdf, paymentProofKey, proofTypes, readPaymentProof } from './payment-proof.ts'
export type { PaymentProof, ProofType } from './payment-proof.ts'
export { isPdf } from './pdf-content.ts'
export { cardAttemptStatuses, cardAttemptTransitions, moveCardAttempt } from './card-attempt-status.ts'
export type { CardAttemptStatus } from './card-attempt-status.ts'
export { cardRefundLeft, cardRefundStatuses } from './card-refund.ts'
export type { CardRefundPart, CardRefundStatus } from './card-refund.ts'
export { topUpMethods, transactionKinds } from './top-up-method.ts'
export type { TopUpMethod, TransactionKind } from './top-up-method.ts'
export {
  addBankingDays,
  defaultUnpaidLimits,
  isHeldForPayment,
  paidOrderCountsDays,
  unpaidLimit,
  unpaidUntil,
  unpaidUntilOfChange,
} from './unpaid-orders.ts'
export type { UnpaidLimitQuestion, UnpaidLimits } from './unpaid-orders.ts'
export {
  bankLineGroup,
  bankLineGroups,
  bankLineStates,
  needsCreditReason,
  sumBankLines,
} from './bank-review.ts'
export type { BankLineGroup, BankLineState, ReviewedBankLine } from './bank-review.ts'
export { doubtIfCredited, maxDaysBetweenFormats, mayBeSameTransfer } from './same-transfer.ts'
export type { ComparedTransfer } from './same-transfer.ts'
export { decodeOneCStatement } from './statement-encoding.ts'
