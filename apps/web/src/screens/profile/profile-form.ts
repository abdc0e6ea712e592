import { isApiError } from '@flower-market/api-client'
import { isInn, isKpp, normalizePhone } from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import type { OwnProfile } from '../../state/own-profile.atoms.ts'

const fields = [
  'name',
  'surname',
  'company',
  'phone',
  'country',
  'city',
  'address',
  'index',
  'site',
  'inn',
  'kpp',
  'legalAddress',
] as const

/** A field that a person may change. */
export type ProfileField = (typeof fields)[number]
/** What stands in all of them. */
export type ProfileFields = Pick<OwnProfile, ProfileField>
/** What was typed and not saved. */
export type ProfileEdits = Partial<ProfileFields>
/** What is wrong, by field and with the whole form. */
export type ProfileProblems = FormErrors<ProfileField>

/** A site is usually written without its scheme. */
function siteOf(text: string): string {
  return text === '' || /^https?:\/\//iu.test(text) ? text : `https://${text}`
}

function isSite(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).hostname.includes('.'))
}

function tidy(field: ProfileField, text: string): string {
  if (field === 'site') return siteOf(text.trim())
  return field === 'inn' || field === 'kpp' ? text.replaceAll(/\s/gu, '') : text.trim()
}

/** What is to be saved: only what differs from the profile, without spaces around it. */
export function changesOf(profile: ProfileFields, edits: ProfileEdits): ProfileEdits {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const edited = edits[field]
      if (edited === undefined) return []
      const text = tidy(field, edited)
      return text === profile[field] ? [] : [[field, text]]
    }),
  )
}

/**
 * What is missing or misspelt among the changes; null when they may be saved. `isPhoneWrong` is what the numbers' metadata
 * knows beyond the domain's rule.
 */
export function findProblems(
  { name, surname, phone, site, inn, kpp }: ProfileEdits,
  isPhoneWrong: boolean,
): ProfileProblems | null {
  const isMissing = name === '' || surname === ''
  const hasBadPhone = phone !== undefined && phone !== '' && (isPhoneWrong || !normalizePhone(`+${phone}`).ok)
  const problems: ProfileProblems = {
    ...(name === '' ? { name: 'profile.nameMissing' as const } : {}),
    ...(surname === '' ? { surname: 'profile.surnameMissing' as const } : {}),
    ...(hasBadPhone ? { phone: 'forms.checkPhone' as const } : {}),
    ...(site !== undefined && !isSite(site) ? { site: 'profile.siteMalformed' as const } : {}),
    ...(inn !== undefined && inn !== '' && !isInn(inn) ? { inn: 'profile.innMalformed' as const } : {}),
    ...(kpp !== undefined && kpp !== '' && !isKpp(kpp) ? { kpp: 'profile.kppMalformed' as const } : {}),
    ...(isMissing ? { form: 'profile.fillRequired' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

function isField(name: string): name is ProfileField {
  return fields.some((field) => field === name)
}

/** What to say about changes that were not saved; what the server did not take is named. */
export function toFormErrors(error: unknown): ProfileProblems {
  if (!isApiError(error, 'validation-failed')) return { form: toFormError(error) }
  const names = error.details.issues.map(({ path }) => path.split('.').at(-1) ?? '').filter(isField)
  const problems: ProfileProblems = { form: 'profile.notTaken' }
  return Object.assign(problems, ...names.map((name) => ({ [name]: 'profile.checkField' })))
}
