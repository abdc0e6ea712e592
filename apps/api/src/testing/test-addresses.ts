import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import type { Visitor } from './visitor.ts'

/** What a test writes of an address: one in the region of the people of the tests, unless told otherwise. */
export function addressBody(
  changes: Partial<CallInput<'addressCreate'>['body']> = {},
): CallInput<'addressCreate'>['body'] {
  return {
    label: 'Салон',
    region: 'moscow',
    city: 'Москва',
    street: 'ул. Большая Полянка, 30',
    index: '119180',
    contactPerson: 'Роза Ветрова',
    phone: '79161234501',
    hours: '08:00–20:00',
    driverNote: 'Со двора',
    ...changes,
  }
}

/** Adds an address to a person's address book. */
export async function addAddress(
  visitor: Visitor,
  changes: Partial<CallInput<'addressCreate'>['body']> = {},
): Promise<CallOutput<'addressCreate'>> {
  return (await visitor.call('addressCreate', { body: addressBody(changes) }, { key: randomUUID() })).ok
}
