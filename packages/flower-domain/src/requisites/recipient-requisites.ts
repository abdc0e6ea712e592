import { countryAlpha2 } from '../identity/country-alpha2.ts'
import type { CountryCode } from '../identity/country.ts'
import { isAbaRouting } from './aba-routing.ts'
import { isBic } from './bic.ts'
import { hasIban, isIban } from './iban.ts'
import { isBik, isSettlementAccount } from './russian-account.ts'

/** Where a recipient's money goes: the bank's country decides which of the fields there are. */
export interface BankRequisites {
  readonly bankCountry: CountryCode
  /** SWIFT code (ISO 9362); empty where the country's banks are named otherwise. */
  readonly bic: string
  /** The bank's number in its own country: ABA in the USA, БИК in Russia; empty elsewhere. */
  readonly routingNumber: string
  /** An IBAN, a Russian settlement account of 20 digits, or what the bank calls an account. */
  readonly accountNumber: string
}

/** A field that names the bank or the account. */
export type BankField = 'bic' | 'routingNumber' | 'accountNumber'

/** Which fields a country's banks need, and of what kind each is. */
export interface BankFields {
  readonly bic: 'required' | 'optional' | 'none'
  readonly routingNumber: 'aba' | 'bik' | 'none'
  readonly accountNumber: 'iban' | 'russian' | 'text'
}

/** The fields that a transfer to a bank of this country needs. */
export function bankFieldsOf(bankCountry: CountryCode): BankFields {
  if (bankCountry === 'RUS') return { bic: 'none', routingNumber: 'bik', accountNumber: 'russian' }
  // Many banks of the USA are reached through another one and have no SWIFT code of their own.
  if (bankCountry === 'USA') return { bic: 'optional', routingNumber: 'aba', accountNumber: 'text' }
  const accountNumber = hasIban(countryAlpha2(bankCountry)) ? 'iban' : 'text'
  return { bic: 'required', routingNumber: 'none', accountNumber }
}

/** What is wrong with a field: nothing stands there, it fails its check, or it belongs to another country. */
export type RequisiteProblem = 'missing' | 'malformed' | 'other-country' | 'not-asked'

/** What is wrong, by field; empty when money can be sent there. */
export type RequisiteProblems = { readonly [F in BankField]?: RequisiteProblem }

function compact(text: string): string {
  return text.replaceAll(/\s/gu, '')
}

/** Requisites as banks store them: without spaces, codes and IBANs in upper case. */
export function normalizeRequisites(requisites: BankRequisites): BankRequisites {
  const accountNumber = compact(requisites.accountNumber)
  const isCode = bankFieldsOf(requisites.bankCountry).accountNumber === 'iban'
  return {
    bankCountry: requisites.bankCountry,
    bic: compact(requisites.bic).toUpperCase(),
    routingNumber: compact(requisites.routingNumber),
    accountNumber: isCode ? accountNumber.toUpperCase() : accountNumber,
  }
}

function bicProblem({ bic, bankCountry }: BankRequisites): RequisiteProblem | null {
  const { bic: need } = bankFieldsOf(bankCountry)
  if (bic === '') return need === 'required' ? 'missing' : null
  if (need === 'none') return 'not-asked'
  if (!isBic(bic)) return 'malformed'
  return bic.slice(4, 6) === countryAlpha2(bankCountry) ? null : 'other-country'
}

function routingProblem({ routingNumber, bankCountry }: BankRequisites): RequisiteProblem | null {
  const { routingNumber: kind } = bankFieldsOf(bankCountry)
  if (kind === 'none') return routingNumber === '' ? null : 'not-asked'
  if (routingNumber === '') return 'missing'
  const isRight = kind === 'aba' ? isAbaRouting(routingNumber) : isBik(routingNumber)
  return isRight ? null : 'malformed'
}

function accountProblem(requisites: BankRequisites): RequisiteProblem | null {
  const { accountNumber, routingNumber, bankCountry } = requisites
  if (accountNumber === '') return 'missing'
  const { accountNumber: kind } = bankFieldsOf(bankCountry)
  if (kind === 'text') return /^[0-9A-Za-z-]{4,34}$/u.test(accountNumber) ? null : 'malformed'
  if (kind === 'russian') {
    // The check digit counts the bank in: without its right БИК nothing can be said about the account.
    if (!isBik(routingNumber)) return /^\d{5}[\dA-ZА-Я]\d{14}$/u.test(accountNumber) ? null : 'malformed'
    return isSettlementAccount(accountNumber, routingNumber) ? null : 'malformed'
  }
  if (!isIban(accountNumber)) return 'malformed'
  return accountNumber.startsWith(countryAlpha2(bankCountry)) ? null : 'other-country'
}

/** What is wrong with normalized requisites: each field by its own check, and all by the bank's country. */
export function findRequisiteProblems(requisites: BankRequisites): RequisiteProblems {
  const found = {
    bic: bicProblem(requisites),
    routingNumber: routingProblem(requisites),
    accountNumber: accountProblem(requisites),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** An account number as others may see it: its last four characters. */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.length <= 4 ? '••' : `•• ${accountNumber.slice(-4)}`
}
