import { changedTags, isApiError, type CallInput } from '@flower-market/api-client'
import { supportedLocales, type Role } from '@flower-market/flower-domain'
import { isEmail, toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** A person as they are typed into the form. */
export type NewPerson = CallInput<'personAdd'>['body']

/** What was typed of a person; role and plantation are chosen beside it. */
export function readTyped(fields: FormData, chosen: { readonly role: Role; readonly plantationId: string }) {
  const text = (name: string): string => String(fields.get(name) ?? '').trim()
  return {
    email: text('email'),
    name: text('name'),
    surname: text('surname'),
    company: text('company'),
    region: text('region'),
    locale: supportedLocales.find((one) => one === text('locale')) ?? 'ru',
    role: chosen.role,
    plantationId: chosen.role === 'RECIPIENT' ? chosen.plantationId : null,
  } satisfies NewPerson
}

/** The fields that something can be wrong with. */
export type PersonFieldName = 'email' | 'name' | 'plantationId'

/** What is missing or misspelt; null where the person can be added. */
export function findProblems(person: NewPerson): FormErrors<PersonFieldName> | null {
  const problems: FormErrors<PersonFieldName> = {
    ...(!isEmail(person.email) && { email: 'people.add.wrongEmail' }),
    ...(person.name === '' && { name: 'people.add.nameMissing' }),
    ...(person.plantationId === '' && { plantationId: 'people.add.plantationMissing' }),
    ...(person.region === '' && { form: 'people.add.regionMissing' }),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** Why a person was not added. */
export function toFormErrors(error: unknown): FormErrors<PersonFieldName> {
  if (isApiError(error, 'email-taken')) return { email: 'people.add.emailTaken' }
  if (isApiError(error, 'not-permitted')) return { form: 'people.ownersOnly' }
  if (isApiError(error, 'validation-failed')) return { form: 'people.wrongInput' }
  return { form: toFormError(error) }
}

/** Adds a person, who is mailed a link to set a password; gives their id. Rejects with an `ApiError`. */
export const addPersonAtom = atom(null, async (get, set, body: NewPerson): Promise<string> => {
  const { _id } = await get(apiAtom).call('personAdd', { body }, shownInPlace)
  set(invalidateAtom, changedTags.personAdd)
  return _id
})
