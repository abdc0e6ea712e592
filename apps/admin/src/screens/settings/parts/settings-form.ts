import { isApiError, maxLengths, type CallInput } from '@flower-market/api-client'
import {
  incomingMethods,
  type OperatorSettingName,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import { isEmail, toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import {
  findTermsProblems,
  readTerms,
  termsBody,
  type DecisionTerms,
  type DecisionTermsField,
} from '../../../components/decision-fields/decision-terms.ts'

/** How a number is typed: the text is a hundred times smaller than what is kept for sums and percentages. */
export type NumberUnit = 'rubles' | 'percent' | 'hours'

/** A number of a setting. */
export interface NumberInput {
  readonly name: string
  readonly label: MessageId
  readonly unit: NumberUnit
  /** Whether nothing typed means something. @default false */
  readonly isOptional?: boolean
}

/** A text of a setting. */
export interface TextInput {
  readonly name: string
  readonly label: MessageId
  readonly maxLength: number
  /** Whether it may stay empty. @default false */
  readonly isOptional?: boolean
}

/** One of a few values. */
export interface ChoiceInput {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: MessageId }[]
}

/** Any of a few values. */
export interface ChecksInput extends ChoiceInput {
  readonly areMany: true
}

export type SettingInput = NumberInput | TextInput | ChoiceInput | ChecksInput

/** The typed texts of a form by the names of its inputs. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

/** How a setting is typed and read; `read` gives undefined where something typed is no value of it. */
export interface SettingForm<N extends OperatorSettingName> {
  readonly inputs: readonly SettingInput[]
  readonly write: (value: OperatorSettings[N]) => Typed
  readonly read: (fields: FormData) => OperatorSettings[N] | undefined
}

const factors: Readonly<Record<NumberUnit, number>> = { rubles: 100, percent: 100, hours: 1 }

function writeNumber(value: number, unit: NumberUnit): string {
  return String(value / factors[unit]).replace('.', ',')
}

/** A typed number in its smallest unit; undefined for what is none or has more digits than the unit. */
export function readNumber(text: string, unit: NumberUnit): number | undefined {
  const plain = text.replaceAll(/\s/gu, '').replace(',', '.')
  if (!/^\d{1,12}(?:\.\d{1,2})?$/u.test(plain)) return undefined
  const value = Math.round(Number(plain) * 100) / (100 / factors[unit])
  return Number.isInteger(value) ? value : undefined
}

function numberOf(fields: FormData, name: string, unit: NumberUnit): number | undefined {
  return readNumber(String(fields.get(name) ?? ''), unit)
}

function choice<const V extends string>(values: readonly V[], labelOf: (value: V) => MessageId) {
  const inputs = [{ name: 'choice', options: values.map((value) => ({ value, label: labelOf(value) })) }]
  return {
    inputs,
    write: (value: V): Typed => ({ choice: value }),
    read: (fields: FormData): V | undefined => values.find((value) => value === fields.get('choice')),
  }
}

const requirements = ['required', 'optional'] as const
const onOff = choice(['on', 'off'], (value) => `operator.switch.${value}`)

/** A setting whose value is one thing; requisites have a form of many fields. */
export type PlainSettingName = Exclude<OperatorSettingName, 'requisites'>

/** The form of each setting. */
export const settingForms: { readonly [N in PlainSettingName]: SettingForm<N> } = {
  incomingMethods: {
    inputs: [
      {
        name: 'methods',
        areMany: true,
        options: incomingMethods.map((value) => ({ value, label: `operator.method.${value}` as const })),
      },
    ],
    write: (methods) => ({ methods }),
    read: (fields) => {
      const chosen = fields.getAll('methods')
      return incomingMethods.filter((method) => chosen.includes(method))
    },
  },
  cashLimit: {
    inputs: [{ name: 'limit', label: 'operator.field.limit', unit: 'rubles' }],
    write: (limit) => ({ limit: writeNumber(limit, 'rubles') }),
    read: (fields) => numberOf(fields, 'limit', 'rubles'),
  },
  unpaidLimits: {
    inputs: [
      { name: 'unverified', label: 'operator.field.unverified', unit: 'rubles' },
      { name: 'approved', label: 'operator.field.approved', unit: 'rubles' },
    ],
    write: ({ unverified, approved }) => ({
      unverified: writeNumber(unverified, 'rubles'),
      approved: writeNumber(approved, 'rubles'),
    }),
    read: (fields) => {
      const [unverified, approved] = [
        numberOf(fields, 'unverified', 'rubles'),
        numberOf(fields, 'approved', 'rubles'),
      ]
      return unverified === undefined || approved === undefined ? undefined : { unverified, approved }
    },
  },
  exchangeTerms: {
    inputs: [
      { name: 'spread', label: 'operator.field.spread', unit: 'percent' },
      { name: 'commission', label: 'operator.field.commission', unit: 'percent' },
    ],
    write: ({ spreadBp, commissionBp }) => ({
      spread: writeNumber(spreadBp, 'percent'),
      commission: writeNumber(commissionBp, 'percent'),
    }),
    read: (fields) => {
      const [spreadBp, commissionBp] = [
        numberOf(fields, 'spread', 'percent'),
        numberOf(fields, 'commission', 'percent'),
      ]
      return spreadBp === undefined || commissionBp === undefined ? undefined : { spreadBp, commissionBp }
    },
  },
  vatBp: {
    inputs: [{ name: 'rate', label: 'operator.field.vat', unit: 'percent', isOptional: true }],
    write: (rate) => ({ rate: rate === null ? '' : writeNumber(rate, 'percent') }),
    read: (fields) =>
      String(fields.get('rate') ?? '').trim() === '' ? null : numberOf(fields, 'rate', 'percent'),
  },
  claimHours: {
    inputs: [{ name: 'hours', label: 'operator.field.hours', unit: 'hours' }],
    write: (hours) => ({ hours: writeNumber(hours, 'hours') }),
    read: (fields) => numberOf(fields, 'hours', 'hours'),
  },
  signatory: {
    inputs: [
      { name: 'position', label: 'operator.signatory.position', maxLength: maxLengths.signatoryPosition },
      { name: 'surname', label: 'operator.signatory.surname', maxLength: maxLengths.signatoryName },
      { name: 'name', label: 'operator.signatory.name', maxLength: maxLengths.signatoryName },
      {
        name: 'patronymic',
        label: 'operator.signatory.patronymic',
        maxLength: maxLengths.signatoryName,
        isOptional: true,
      },
    ],
    write: (signatory) => ({
      position: signatory?.position ?? '',
      surname: signatory?.surname ?? '',
      name: signatory?.name ?? '',
      patronymic: signatory?.patronymic ?? '',
    }),
    read: (fields) => {
      const textOf = (name: string): string => String(fields.get(name) ?? '').trim()
      const named = { position: textOf('position'), surname: textOf('surname'), name: textOf('name') }
      if (Object.values(named).includes('')) return undefined
      return { ...named, patronymic: textOf('patronymic') }
    },
  },
  contacts: {
    inputs: [
      { name: 'nameRu', label: 'operator.contact.nameRu', maxLength: maxLengths.fullName },
      { name: 'nameEn', label: 'operator.contact.nameEn', maxLength: maxLengths.fullName },
      { name: 'addressRu', label: 'operator.contact.addressRu', maxLength: maxLengths.address },
      { name: 'addressEn', label: 'operator.contact.addressEn', maxLength: maxLengths.address },
      { name: 'email', label: 'operator.contact.email', maxLength: maxLengths.email },
      { name: 'phone', label: 'operator.contact.phone', maxLength: maxLengths.operatorPhone },
    ],
    write: (contacts) => ({
      nameRu: contacts?.name.ru ?? '',
      nameEn: contacts?.name.en ?? '',
      addressRu: contacts?.address.ru ?? '',
      addressEn: contacts?.address.en ?? '',
      email: contacts?.email ?? '',
      phone: contacts?.phone ?? '',
    }),
    read: (fields) => {
      const textOf = (name: string): string => String(fields.get(name) ?? '').trim()
      const name = { ru: textOf('nameRu'), en: textOf('nameEn') }
      const address = { ru: textOf('addressRu'), en: textOf('addressEn') }
      const [email, phone] = [textOf('email'), textOf('phone')]
      const isWhole = [...Object.values(name), ...Object.values(address), phone].every((text) => text !== '')
      return isWhole && isEmail(email) ? { name, address, email, phone } : undefined
    },
  },
  verification: choice(requirements, (value) => `operator.verification.${value}`),
  staffSecondFactor: choice(requirements, (value) => `operator.secondFactor.${value}`),
  hasTransfers: {
    inputs: onOff.inputs,
    write: (isOn) => onOff.write(isOn ? 'on' : 'off'),
    read: (fields) => {
      const chosen = onOff.read(fields)
      return chosen === undefined ? undefined : chosen === 'on'
    },
  },
}

/** A decision as it was typed. */
export interface TypedDecision<N extends OperatorSettingName> extends DecisionTerms {
  readonly value: OperatorSettings[N] | undefined
}

/** What a decision may be wrong in. */
export type DecisionField = 'value' | DecisionTermsField

/** Reads a decision about a setting. */
export function readDecision<N extends PlainSettingName>(name: N, fields: FormData): TypedDecision<N> {
  return { value: settingForms[name].read(fields), ...readTerms(fields) }
}

/** What is missing or wrong; null when the decision may be sent. */
export function findDecisionProblems(
  { value, ...terms }: TypedDecision<OperatorSettingName>,
  now: Date,
): FormErrors<DecisionField> | null {
  const problems: FormErrors<DecisionField> = {
    ...(value === undefined && { value: 'operator.valueWrong' }),
    ...findTermsProblems(terms, now),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** The decision as the call takes it. */
export function decisionBody(
  name: OperatorSettingName,
  { value, ...terms }: TypedDecision<OperatorSettingName>,
  version: number,
): CallInput<'operatorSettingSet'>['body'] {
  return { name, value, version, ...termsBody(terms) } as CallInput<'operatorSettingSet'>['body']
}

/** What to say about a decision that was refused. */
export function toDecisionErrors(error: unknown): FormErrors<DecisionField> {
  if (isApiError(error, 'record-changed')) return { form: 'operator.changedMeanwhile' }
  if (!isApiError(error, 'validation-failed')) return { form: toFormError(error) }
  const isOfDay = error.details?.issues.some(({ path }) => path.endsWith('holdsFrom')) === true
  return isOfDay ? { day: 'operator.dayPast' } : { value: 'operator.valueWrong' }
}
