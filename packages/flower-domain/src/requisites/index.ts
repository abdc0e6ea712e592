export {
  bankFieldsOf,
  findRequisiteProblems,
  maskAccountNumber,
  normalizeRequisites,
} from './recipient-requisites.ts'
export type {
  BankField,
  BankFields,
  BankRequisites,
  RequisiteProblem,
  RequisiteProblems,
} from './recipient-requisites.ts'
export { hasIban, isIban, normalizeIban } from './iban.ts'
export { isBic } from './bic.ts'
export { isAbaRouting } from './aba-routing.ts'
export { isBik, isCorrespondentAccount, isSettlementAccount } from './russian-account.ts'
export { isKpp } from './kpp.ts'
export { isOgrn } from './ogrn.ts'
export { readBankQr, writeBankQr } from './bank-qr.ts'
export type { BankQr, BankQrPayee, ReadBankQr } from './bank-qr.ts'
export {
  fiscalReceiptKey,
  fiscalReceiptPatterns,
  isReceiptTime,
  readFiscalReceipt,
  receiptOperations,
} from './fiscal-receipt.ts'
export type { FiscalReceipt, ReadFiscalReceipt, ReceiptOperation } from './fiscal-receipt.ts'
