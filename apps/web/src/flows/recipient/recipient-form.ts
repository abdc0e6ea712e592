import { isApiError, type CallInput, type CallOutput } from '@flower-market/api-client'
import {
  bankFieldsOf,
  countryCodes,
  currencies,
  findRequisiteProblems,
  normalizeRequisites,
  type BankField,
  type CountryCode,
  type Currency,
  type RequisiteProblem,
} from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** A recipient as its person sees it. */
export type OwnRecipient = CallOutput<'recipientCreate'>

/** What is chosen rather than typed. */
export interface RecipientChoices {
  readonly plantationId: string
  readonly country: CountryCode
  readonly bankCountry: CountryCode
  readonly currency: Currency
}

const textFields = [
  'name',
  'state',
  'city',
  'address',
  'postalCode',
  'beneficiary',
  'bic',
  'routingNumber',
  'accountNumber',
] as const

/** A field that is one line of text. */
export type RecipientTextField = (typeof textFields)[number]

type NewRecipient = CallInput<'recipientCreate'>['body']

/** What stands in the form. */
export type RecipientValues = { readonly [F in keyof NewRecipient]-?: NonNullable<NewRecipient[F]> }

/** What is wrong, by field and with the whole form. */
export type RecipientProblems = FormErrors<keyof RecipientValues>

/** What the form begins with; the account number of a known recipient is not known to anybody's browser. */
export function startOf(recipient: OwnRecipient | null): RecipientValues {
  if (recipient === null) {
    const empty = Object.fromEntries(textFields.map((field) => [field, ''])) as Record<
      RecipientTextField,
      string
    >
    return { ...empty, plantationId: '', country: 'ECU', bankCountry: 'ECU', currency: 'USD' }
  }
  const { _id, isOwn: _own, status: _status, reason: _reason, plantation, ...fields } = recipient
  return { ...fields, plantationId: plantation._id, accountNumber: '' }
}

/** The country with a code; the other one where there is no such. */
export function countryOf(code: string, other: CountryCode): CountryCode {
  return countryCodes.find((country) => country === code) ?? other
}

/** The currency with a code; the other one where there is no such. */
export function currencyOf(code: string, other: Currency): Currency {
  return currencies.find((currency) => currency === code) ?? other
}

/** Reads what was typed; fields that the bank's country does not have are empty. */
export function readRecipient(fields: FormData, chosen: RecipientChoices): RecipientValues {
  const texts = Object.fromEntries(
    textFields.map((field) => [field, String(fields.get(field) ?? '').trim()]),
  ) as Record<RecipientTextField, string>
  const { bic, routingNumber } = bankFieldsOf(chosen.bankCountry)
  return {
    ...texts,
    ...chosen,
    bic: bic === 'none' ? '' : texts.bic,
    routingNumber: routingNumber === 'none' ? '' : texts.routingNumber,
  }
}

const required = ['plantationId', 'name', 'city', 'address', 'beneficiary'] as const

function bankMessage(field: BankField, problem: RequisiteProblem): MessageId {
  if (problem === 'missing') return 'transfers.form.missing'
  return problem === 'other-country' ? 'transfers.form.otherCountry' : `transfers.form.malformed.${field}`
}

/** What is missing or misspelt; null when it may be sent. `keepsAccount` allows an empty account number. */
export function findProblems(values: RecipientValues, keepsAccount: boolean): RecipientProblems | null {
  const missing = required.filter((field) => values[field] === '')
  const bank = Object.entries(findRequisiteProblems(normalizeRequisites(values))) as [
    BankField,
    RequisiteProblem,
  ][]
  const isKept = keepsAccount && values.accountNumber === ''
  const problems: RecipientProblems = {
    ...Object.fromEntries(missing.map((field) => [field, 'transfers.form.missing'])),
    ...Object.fromEntries(
      bank
        .filter(([field]) => !(isKept && field === 'accountNumber'))
        .map(([field, problem]) => [field, bankMessage(field, problem)]),
    ),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a recipient that was not saved. */
export function toFormErrors(error: unknown): RecipientProblems {
  if (isApiError(error, 'not-found')) return { form: 'transfers.form.gone' }
  if (isApiError(error, 'validation-failed')) {
    const wrong = new Set(error.details.issues.map(({ path }) => path))
    const fields = (['bic', 'routingNumber', 'accountNumber'] as const).filter((field) => wrong.has(field))
    if (fields.length > 0) {
      return Object.fromEntries(fields.map((field) => [field, `transfers.form.malformed.${field}`]))
    }
  }
  return { form: toFormError(error) }
}
