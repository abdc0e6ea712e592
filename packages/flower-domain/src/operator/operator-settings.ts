import type { SecondFactorRequirement } from '../identity/second-factor.ts'
import { defaultClaimHours } from '../orders/order-conditions.ts'
import { paymentMethods, type PaymentMethod } from '../payments/payment-method.ts'
import type { ExchangeTerms } from '../payments/exchange-quote.ts'
import { demoContacts, type OperatorContacts } from './operator-party.ts'
import { demoRequisites, type OperatorRequisites } from './requisites.ts'
import { demoSignatory, type OperatorSignatory } from './signatory.ts'
import { defaultUnpaidLimits, type UnpaidLimits } from '../payments/unpaid-orders.ts'

/** A method by which money comes in from outside. */
export type IncomingMethod = Exclude<PaymentMethod, 'BALANCE'>

/** The methods by which money comes in from outside. */
export const incomingMethods = paymentMethods.filter(
  (method): method is IncomingMethod => method !== 'BALANCE',
)

/** Whether money by a method needs the operator's requisites: the bank's details, or the number that a till's receipt names (54-ФЗ). */
export function needsRequisites(method: IncomingMethod): boolean {
  return method !== 'CRYPTO'
}

/** What placing an order, a transfer or an exchange needs. */
export const verificationRequirements = ['required', 'optional'] as const

/** Whether placing an order, a transfer or an exchange needs an approved verification. */
export type VerificationRequirement = (typeof verificationRequirements)[number]

/** What the operator decides, each from a moment on. */
export interface OperatorSettings {
  /** The methods by which the operator takes money now, for the balance and for orders. */
  readonly incomingMethods: readonly IncomingMethod[]
  /** The most that one contract between businesses may be paid in cash, kopecks (Bank of Russia Directive 5348-U). */
  readonly cashLimit: number
  /** What an exchange costs. */
  readonly exchangeTerms: ExchangeTerms
  readonly verification: VerificationRequirement
  /** Value-added tax that prices include, basis points; null is «без НДС». */
  readonly vatBp: number | null
  /** Whether people may transfer money to plantations and between their own accounts, which is an exchange (173-ФЗ, 161-ФЗ). */
  readonly hasTransfers: boolean
  /** Up to which total people may owe for orders. */
  readonly unpaidLimits: UnpaidLimits
  /** For how many hours after the delivery claims are taken where the plantation does not say. */
  readonly claimHours: number
  /** Whether staff without a second factor may do nothing but set one up. */
  readonly staffSecondFactor: SecondFactorRequirement
  /** Who sells and is paid; null until the operator has said it. */
  readonly requisites: OperatorRequisites | null
  /** Who signs the operator's documents, which wait until the operator has said it; null until then. */
  readonly signatory: OperatorSignatory | null
  /** How pages call the operator, and how people reach them; null until the operator has said it. */
  readonly contacts: OperatorContacts | null
}

/** Name of a setting of the operator. */
export type OperatorSettingName = keyof OperatorSettings

/** What holds until the operator has decided otherwise. */
export const defaultOperatorSettings: OperatorSettings = {
  incomingMethods,
  cashLimit: 10_000_000,
  exchangeTerms: { spreadBp: 150, commissionBp: 50 },
  verification: 'required',
  vatBp: null,
  hasTransfers: true,
  unpaidLimits: defaultUnpaidLimits,
  claimHours: defaultClaimHours,
  staffSecondFactor: 'optional',
  requisites: null,
  signatory: null,
  contacts: null,
}

/** What a demonstration begins with: the defaults, with requisites, a signatory and contacts that nobody has. */
export const demoOperatorSettings: OperatorSettings = {
  ...defaultOperatorSettings,
  requisites: demoRequisites,
  signatory: demoSignatory,
  contacts: demoContacts,
}
