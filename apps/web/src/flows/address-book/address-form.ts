import { isApiError } from '@flower-market/api-client'
import { normalizePhone } from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import type { OwnProfile } from '../../state/own-profile.atoms.ts'
import type { Address, AddressBody } from './address-book.atoms.ts'

/** What stands in the form. */
export type AddressValues = Required<AddressBody>

/** What is wrong, by field and with the whole form. */
export type AddressProblems = FormErrors<keyof AddressValues>

const textFields = ['label', 'city', 'street', 'index', 'contactPerson', 'hours', 'driverNote'] as const

/** A field that is one line of text. */
export type AddressTextField = (typeof textFields)[number]

/** What is known of the person of a new address. */
export type AddressProfile = Pick<
  OwnProfile,
  'region' | 'company' | 'city' | 'deliveryCity' | 'address' | 'index' | 'name' | 'surname' | 'phone'
>

/** What a new address begins with: the first one with all that the profile knows, a later one with whom to call. */
export function newAddress(profile: AddressProfile, isFirst: boolean): AddressValues {
  const { region, company, city, deliveryCity, address, index, name, surname, phone } = profile
  const contact = { contactPerson: `${name} ${surname}`.trim(), phone, hours: '', driverNote: '' }
  // People often repeat the city before the street.
  const street = address.startsWith(`${city}, `) ? address.slice(city.length + 2) : address
  return isFirst
    ? { region, label: company, city: deliveryCity ?? city, street, index, ...contact }
    : { region, label: '', city: '', street: '', index: '', ...contact }
}

/** What the form of an address that is there begins with. */
export function valuesOf({
  _id,
  isDefault: _isDefault,
  cityCost: _cityCost,
  ...values
}: Address): AddressValues {
  return values
}

/** Reads what was typed; region and phone are not plain text fields. */
export function readAddress(
  fields: FormData,
  chosen: Pick<AddressValues, 'region' | 'phone'>,
): AddressValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, String(fields.get(field) ?? '').trim()]))
  return { ...chosen, ...(texts as Record<AddressTextField, string>) }
}

/**
 * What is missing or misspelt; null when the address may be saved. `isPhoneWrong` is what the numbers' metadata knows beyond
 * the domain's rule.
 */
export function findProblems(values: AddressValues, isPhoneWrong: boolean): AddressProblems | null {
  const { city, street, contactPerson, phone } = values
  const problems: AddressProblems = {
    ...(city === '' ? { city: 'addresses.cityMissing' as const } : {}),
    ...(street === '' ? { street: 'addresses.streetMissing' as const } : {}),
    ...(contactPerson === '' ? { contactPerson: 'addresses.contactMissing' as const } : {}),
    ...(isPhoneWrong || !normalizePhone(`+${phone}`).ok ? { phone: 'forms.checkPhone' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about an address that was not saved. */
export function toFormErrors(error: unknown): AddressProblems {
  if (isApiError(error, 'too-many-addresses')) return { form: 'addresses.tooMany' }
  if (isApiError(error, 'not-found')) return { form: 'addresses.gone' }
  if (isApiError(error, 'validation-failed')) return { form: 'addresses.notTaken' }
  return { form: toFormError(error) }
}
