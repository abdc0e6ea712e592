import type { HttpHandler } from 'msw'
import { maxAddresses, maxLengths } from '../contract/limits.ts'
import type { MockAddress, MockPerson } from '../fixtures/mock-person.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

const shop = anna.addresses[0] as MockAddress
const storage: MockAddress = {
  ...shop,
  _id: 'address-anna-storage',
  isDefault: false,
  label: 'Склад',
  city: 'Тула',
  street: 'ул. Складская, 4',
  index: '300000',
  hours: '',
  driverNote: '',
}
const branch: MockAddress = {
  ...shop,
  _id: 'address-anna-branch',
  isDefault: false,
  label: 'Салон в Казани',
  region: 'kazan',
  city: 'Казань',
  street: 'ул. Баумана, 15',
  index: '420111',
}

function sized(text: string, length: number): string {
  return text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim()
}

const long: MockAddress = {
  ...shop,
  _id: 'address-anna-long',
  isDefault: false,
  label: sized('Оранжерея «Воспоминание о долгом путешествии» ', maxLengths.addressLabel),
  city: sized('Александровск-Сахалинский-', maxLengths.city),
  street: sized('улица Константина Константинопольского-Рождественского, ', maxLengths.address),
  contactPerson: sized('Константин-Александр Иоанн ', maxLengths.fullName),
  hours: sized('понедельник–пятница 08:00–20:00, ', maxLengths.addressHours),
  driverNote: sized('Въезд со двора, затем через вторые ворота направо. ', maxLengths.driverNote),
}

function withBook(addresses: readonly MockAddress[], changes: Partial<MockPerson> = {}): HttpHandler[] {
  return createMockMarket({ people: [{ ...anna, ...changes, addresses }] }).handlers
}

function many(count: number): MockAddress[] {
  return Array.from({ length: count }, (_, place) => ({
    ...storage,
    _id: `address-anna-${place}`,
    isDefault: place === 0,
    label: place % 3 === 0 ? '' : `Точка ${place + 1}`,
    street: `ул. Складская, ${place + 1}`,
  }))
}

const writes = ['addressCreate', 'addressUpdate', 'addressRemove'] as const

/** Scenarios of the address book; Anna is signed in and has one address. */
export const addressesScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [mockDelay('addressList', 'infinite'), ...createMockMarket().handlers],
  loadFailed: (): HttpHandler[] => [
    mock('addressList', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [networkFailure('addressList'), ...createMockMarket().handlers],
  /** No address yet. */
  empty: (): HttpHandler[] => withBook([]),
  /** Three addresses: two in Anna's region, in cities of different cost, and one in another. */
  several: (): HttpHandler[] => withBook([shop, storage, branch]),
  /** More than fit on a screen. */
  many: (): HttpHandler[] => withBook(many(12)),
  /** No further address can be added. */
  full: (): HttpHandler[] => withBook(many(maxAddresses)),
  /** The default address is in another region than Anna. */
  otherRegion: (): HttpHandler[] =>
    withBook([
      { ...branch, isDefault: true },
      { ...shop, isDefault: false },
    ]),
  /** The only address is in another region than Anna. */
  onlyInOtherRegion: (): HttpHandler[] => withBook([{ ...branch, isDefault: true }]),
  /** Anna buys in a region without a pickup point; `sessionOf({ ...anna, region: 'kazan' })` is the matching session. */
  pickupUnavailable: (): HttpHandler[] => withBook([{ ...branch, isDefault: true }], { region: 'kazan' }),
  /** The book loads, nothing can be saved. */
  saveFailed: (): HttpHandler[] => [
    ...writes.map((name) => mock(name, () => refuse('internal'))),
    ...withBook([shop, storage]),
  ],
  saving: (): HttpHandler[] => [
    ...writes.map((name) => mockDelay(name, 'infinite')),
    ...withBook([shop, storage]),
  ],
  longContent: (): HttpHandler[] => withBook([shop, long]),
}
