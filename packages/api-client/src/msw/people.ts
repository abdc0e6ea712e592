import type { Role } from '@flower-market/flower-domain'
import { findPasswordIssue } from '@flower-market/flower-domain'
import type { MockPerson, PersonAudience } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import type { MockError } from './mock-error.ts'

const looksAfter: Readonly<Record<Role, (person: MockPerson, other: MockPerson) => boolean>> = {
  ADMIN: () => true,
  BROKER: (person, other) => other.brokerId === person._id,
  AGENT: (person, other) => other.referredBy === person._id,
  RECIPIENT: () => false,
  USER: () => false,
}

/** For whom the fields of others are chosen where a person may read them. */
export function audienceOf({ role }: MockPerson): PersonAudience {
  if (role === 'ADMIN') return 'staff'
  return role === 'BROKER' ? 'client' : 'referred'
}

/** The people whom a person's role looks after, newest first. */
export function peopleOf(state: MarketState, person: MockPerson): MockPerson[] {
  return state.people
    .filter((other) => looksAfter[person.role](person, other))
    .toSorted((left, right) => right.registeredAt.localeCompare(left.registeredAt))
}

/** One of those people; undefined for a foreign or unknown one alike. */
export function findAmong(state: MarketState, person: MockPerson, _id: string): MockPerson | undefined {
  return peopleOf(state, person).find((other) => other._id === _id)
}

/** For whom a person orders: oneself, a client of a broker, anybody for staff; undefined for a foreign or unknown one. */
export function findBuyer(state: MarketState, person: MockPerson, asked?: string): MockPerson | undefined {
  if (asked === undefined || asked === person._id) return person
  return person.role === 'AGENT' ? undefined : findAmong(state, person, asked)
}

/** A person as others are told of them. */
export function namedPerson({ _id, name, surname }: MockPerson): { _id: string; name: string } {
  return { _id, name: `${name} ${surname}`.trim() }
}

/** Updates a person, who gets the next version. */
export function changePerson(
  state: MarketState,
  person: MockPerson,
  changes: Partial<MockPerson>,
): MockPerson {
  const changed = { ...person, ...changes, version: person.version + 1 }
  state.people = state.people.map((one) => (one._id === person._id ? changed : one))
  return changed
}

/** A few passwords of the server's list of leaked ones. */
const commonPasswords: ReadonlySet<string> = new Set(['1234567890', 'qwertyuiop', 'qwerty123456'])

/** The error for a weak new password; undefined for a strong one. */
export function weakPassword(
  password: string,
  { email, name, surname, company }: Pick<MockPerson, 'email' | 'name' | 'surname' | 'company'>,
): MockError<'password-too-weak'> | undefined {
  const known = [email, name, surname, company]
  const reason = findPasswordIssue(password, known, (text) => commonPasswords.has(text))
  return reason === null ? undefined : refuse('password-too-weak', { reason })
}
