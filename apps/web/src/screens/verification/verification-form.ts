import { isApiError, type CallInput } from '@flower-market/api-client'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import type { OwnProfile } from '../../state/own-profile.atoms.ts'

/** What the shop's people compare with documents. */
export type VerificationFields = NonNullable<CallInput<'userVerification'>['body']>
/** What is wrong, by field and with the whole form. */
export type VerificationProblems = FormErrors<keyof VerificationFields>

/** What the form begins with: what was sent before, else what the profile says. The phone is the profile's. */
export function startOf({ verification, ...profile }: OwnProfile): VerificationFields {
  return {
    name: verification.name || `${profile.name} ${profile.surname}`.trim(),
    phone: profile.phone,
    city: verification.city || profile.city,
    address: verification.address || profile.address,
    index: verification.index || profile.index,
  }
}

/** The fields without spaces around what was typed. */
export function tidy({ name, phone, city, address, index }: VerificationFields): VerificationFields {
  return {
    name: name.trim(),
    phone,
    city: city.trim(),
    address: address.trim(),
    index: index.trim(),
  }
}

/** What is missing; null when the review may be asked for. All of it is required, and the phone has to be confirmed. */
export function findProblems(
  { name, city, address, index }: VerificationFields,
  isPhoneVerified: boolean,
): VerificationProblems | null {
  const isMissing = [name, city, address, index].includes('')
  const problems: VerificationProblems = {
    ...(name === '' ? { name: 'profile.nameMissing' as const } : {}),
    ...(isPhoneVerified ? {} : { phone: 'profile.phoneFirst' as const }),
    ...(city === '' ? { city: 'profile.cityMissing' as const } : {}),
    ...(address === '' ? { address: 'profile.addressMissing' as const } : {}),
    ...(index === '' ? { index: 'profile.indexMissing' as const } : {}),
    ...(isMissing ? { form: 'forms.fillRequired' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a review that could not be asked for. */
export function toFormErrors(error: unknown): VerificationProblems {
  if (isApiError(error, 'phone-not-verified')) return { form: 'profile.phoneFirst' }
  if (isApiError(error, 'verification-closed')) return { form: 'profile.verificationClosed' }
  if (isApiError(error, 'validation-failed')) return { form: 'profile.notTaken' }
  return { form: toFormError(error) }
}
