import { randomUUID } from 'node:crypto'
import type { CallInput } from '@flower-market/api-client/contract'

/** What somebody who joins fills in. */
export type SignUpForm = CallInput<'signup'>['body']

/** A filled-in form of a new address, unless told otherwise. */
export function signUpForm(changes: Partial<SignUpForm> = {}): SignUpForm {
  return {
    email: `${randomUUID()}@joiners.example`,
    password: 'seven red tulips',
    name: 'Вера',
    surname: 'Лугова',
    company: 'Салон «Луг»',
    consents: { offer: true, personalData: true, marketing: false },
    consentVersion: '2026-11-01',
    locale: 'ru',
    ...changes,
  }
}
