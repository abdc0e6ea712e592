import { isApiError, type CallInput, type CallOutput } from '@flower-market/api-client'
import {
  findMailTextProblems,
  supportedLocales,
  type Locale,
  type MailKind,
  type MailText,
} from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import {
  findTermsProblems,
  type DecisionTerms,
  type DecisionTermsField,
} from '../../components/decision-fields/decision-terms.ts'

/** A mail as staff keep it. */
export type MailTexts = CallOutput<'mailTextList'>[number]

/** The texts of a mail as they are typed. */
export type TypedTexts = Readonly<Record<Locale, MailText>>

/** A field that may be wrong. */
export type MailTextField = `${Locale}.${keyof MailText}` | DecisionTermsField

/** What was typed, from when it is to hold, and why. */
export interface TypedMailTexts extends DecisionTerms {
  readonly texts: TypedTexts
}

/** What the form begins with: what holds now. */
export function typedTextsOf({ texts, builtIn }: MailTexts): TypedTexts {
  return { ru: texts.ru ?? builtIn.ru, en: texts.en ?? builtIn.en }
}

/** What is missing or wrong; null where it can be saved. */
export function findMailFormProblems(
  kind: MailKind,
  { texts, ...terms }: TypedMailTexts,
  now: Date,
): FormErrors<MailTextField> | null {
  const wrong = supportedLocales.flatMap((locale) =>
    findMailTextProblems(kind, texts[locale]).map(
      ({ field, problem }) => [`${locale}.${field}`, `mails.problem.${problem}`] as const,
    ),
  )
  const problems: FormErrors<MailTextField> = {
    ...Object.fromEntries(wrong),
    ...findTermsProblems(terms, now),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** The texts as the call takes them: null where the standard text was left or brought back. */
export function textsBody(
  { builtIn }: MailTexts,
  typed: TypedTexts,
): CallInput<'mailTextSet'>['body']['texts'] {
  const textOf = (locale: Locale): MailText | null => {
    const [subject, body] = [typed[locale].subject.trim(), typed[locale].body.trim()]
    const isStandard = subject === builtIn[locale].subject && body === builtIn[locale].body
    return isStandard ? null : { subject, body }
  }
  return { ru: textOf('ru'), en: textOf('en') }
}

/** What to say about texts that were not saved. */
export function toMailTextErrors(error: unknown): FormErrors<MailTextField> {
  if (isApiError(error, 'record-changed')) return { form: 'mails.changedMeanwhile' }
  return { form: toFormError(error) }
}
