import { isApiError, type CallInput } from '@flower-market/api-client'
import { findPasswordIssue } from '@flower-market/flower-domain'
import { emailProblems, readEmail } from '@flower-market/app-runtime/signin'
import { toFormError, passwordIssueLabels, type FormErrors } from '@flower-market/app-runtime/forms'
import type { SignupDraft } from './signup-draft.atoms.ts'

export type ConsentName = 'offer' | 'personalData' | 'marketing'

/** What a person who joins typed and ticked. */
export interface SignupValues extends SignupDraft {
  readonly email: string
  readonly password: string
  readonly consents: Readonly<Record<ConsentName, boolean>>
}

type SignupProblems = FormErrors<Exclude<keyof SignupValues, 'consents'> | ConsentName>

function lineOf(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim()
}

/** Reads the form. */
export function readSignup(fields: FormData): SignupValues {
  return {
    name: lineOf(fields, 'name'),
    surname: lineOf(fields, 'surname'),
    company: lineOf(fields, 'company'),
    email: readEmail(fields),
    password: String(fields.get('password')),
    consents: {
      offer: fields.has('offer'),
      personalData: fields.has('personalData'),
      marketing: fields.has('marketing'),
    },
  }
}

function missing(values: SignupValues): SignupProblems {
  return {
    ...(values.name === '' ? { name: 'auth.nameMissing' } : {}),
    ...(values.surname === '' ? { surname: 'auth.surnameMissing' } : {}),
    ...(values.email === '' ? { email: 'signin.emailMissing' } : {}),
    ...(values.password === '' ? { password: 'signin.passwordMissing' } : {}),
    ...(values.consents.offer ? {} : { offer: 'auth.offerMissing' }),
    ...(values.consents.personalData ? {} : { personalData: 'auth.personalDataMissing' }),
  }
}

/** What is missing, misspelt or too weak; null when the form may be sent. News by mail is nobody's duty. */
export function findProblems(values: SignupValues): SignupProblems | null {
  const absent = missing(values)
  const { email, password, name, surname, company } = values
  const issue = password === '' ? null : findPasswordIssue(password, [email, name, surname, company])
  const problems: SignupProblems = {
    ...(email === '' ? {} : emailProblems(email)),
    ...(issue === null ? {} : { password: passwordIssueLabels[issue] }),
    ...absent,
    ...(Object.keys(absent).length === 0 ? {} : { form: 'forms.fillRequired' }),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a sign-up that was refused. */
export function toFormErrors(error: unknown): SignupProblems {
  if (isApiError(error, 'password-too-weak')) return { password: passwordIssueLabels[error.details.reason] }
  if (isApiError(error, 'referral-unknown')) return { form: 'auth.referralUnknown' }
  return { form: toFormError(error) }
}

/** The call's body. Both required consents were given: `findProblems` let nobody pass without them. */
export function signupBody(
  { consents, ...rest }: SignupValues,
  shown: Pick<CallInput<'signup'>['body'], 'locale' | 'consentVersion'> & { referral: string | null },
): CallInput<'signup'>['body'] {
  const { referral, ...others } = shown
  return {
    ...rest,
    ...others,
    consents: { offer: true, personalData: true, marketing: consents.marketing },
    ...(referral === null ? {} : { referral }),
  }
}
