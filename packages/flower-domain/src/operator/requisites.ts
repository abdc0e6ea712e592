import { isInn } from '../identity/inn.ts'
import { isKpp } from '../requisites/kpp.ts'
import { isOgrn } from '../requisites/ogrn.ts'
import { isBankQrPayee } from '../requisites/bank-qr.ts'
import { isBik, isCorrespondentAccount, isSettlementAccount } from '../requisites/russian-account.ts'
import { operators } from './operator.ts'

/** The company that sells and is paid, as invoices and tax documents name it. */
export interface OperatorRequisites {
  readonly name: string
  /** Ten digits of a company, twelve of a sole proprietor. */
  readonly inn: string
  /** Empty for a sole proprietor, who has none. */
  readonly kpp: string
  /** ОГРН of a company, ОГРНИП of a sole proprietor. */
  readonly ogrn: string
  /** The registered address, in Russian as tax documents write it. */
  readonly address: string
  /** With its city. */
  readonly bankName: string
  readonly bik: string
  /** Settlement account, 20 digits. */
  readonly account: string
  readonly correspondentAccount: string
}

/** A part of the operator's requisites. */
export type OperatorRequisite = keyof OperatorRequisites

/** The parts of the operator's requisites, in the order in which people read them. */
export const operatorRequisites = [
  'name',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'bankName',
  'bik',
  'account',
  'correspondentAccount',
] as const satisfies readonly OperatorRequisite[]

/** What is wrong with a part: nothing stands there, its check fails, or a bank's QR cannot hold it. */
export type OperatorRequisiteProblem = 'missing' | 'malformed' | 'too-long'

/** What is wrong with requisites, by part; empty when documents may name them. */
export type OperatorRequisiteProblems = {
  readonly [P in OperatorRequisite]?: OperatorRequisiteProblem
}

/** Whether a taxpayer number is that of a sole proprietor, who has no КПП and a registration number of 15 digits. */
function isProprietor(inn: string): boolean {
  return inn.length === 12
}

const checks: {
  readonly [P in OperatorRequisite]?: (value: string, requisites: OperatorRequisites) => boolean
} = {
  inn: isInn,
  kpp: (kpp, { inn }) => (isProprietor(inn) ? kpp === '' : isKpp(kpp)),
  ogrn: (ogrn, { inn }) => isOgrn(ogrn) && ogrn.length === (isProprietor(inn) ? 15 : 13),
  bik: isBik,
  // The check digits of both accounts count the bank in: without its right БИК they say nothing.
  account: (account, { bik }) => (isBik(bik) ? isSettlementAccount(account, bik) : /^\d{20}$/u.test(account)),
  correspondentAccount: (account, { bik }) =>
    isBik(bik) ? isCorrespondentAccount(account, bik) : /^\d{20}$/u.test(account),
}

/** What is wrong with the operator's requisites: each part by its own check, and those of the bank together. */
export function findOperatorRequisiteProblems(requisites: OperatorRequisites): OperatorRequisiteProblems {
  const found: { [P in OperatorRequisite]?: OperatorRequisiteProblem } = {}
  for (const part of operatorRequisites) {
    const value = requisites[part]
    const mayLack = part === 'kpp' && isProprietor(requisites.inn)
    if (value === '' && !mayLack) found[part] = 'missing'
    else if (checks[part]?.(value, requisites) === false) found[part] = 'malformed'
  }
  if (Object.keys(found).length > 0 || isBankQrPayee(requisites)) return found
  return { [requisites.bankName.length > 45 ? 'bankName' : 'name']: 'too-long' }
}

/** Requisites for demonstrations. The bank is made up: nobody can pay into it. */
export const demoRequisites: OperatorRequisites = {
  name: 'ООО «Цветочный рынок»',
  inn: '7700000009',
  kpp: '770001001',
  ogrn: '1237700000009',
  address: operators.ru.address,
  bankName: 'Банк «Пример», г. Москва',
  bik: '044525999',
  account: '40702810900000001234',
  correspondentAccount: '30101810600000000999',
}

/** Whether requisites are those of the demonstration, which no bank knows. */
export function areDemoRequisites({ account, bik }: OperatorRequisites): boolean {
  return account === demoRequisites.account && bik === demoRequisites.bik
}
