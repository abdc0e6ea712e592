import { unbrokenAddress } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { phoneText } from '../forms/index.ts'
import { useLocale } from '../i18n/index.ts'
import styles from './DestinationText.module.css'
import { useCityName } from './use-city-name.ts'

/** Where an order goes: an address, a pickup point, or the text of an order from before there were address books. */
export type Destination = CallOutput<'purchaseGet'>['destination']

/** What an address is made of, in an order or in the address book. */
export type AddressFields = Omit<Extract<Destination, { kind: 'delivery' }>, 'kind'>

/** Whether anything is known of where an order goes; of some old orders nothing is. */
export function isKnown(destination: Destination): boolean {
  return destination.kind !== 'text' || destination.text !== ''
}

/** Postal code, city and street as one text, whose house stays beside its street. */
export function addressLine({
  index,
  city,
  street,
}: Pick<AddressFields, 'index' | 'city' | 'street'>): string {
  return unbrokenAddress([index, city, street].filter(Boolean).join(', '))
}

function linesOf(
  destination: Destination,
  locale: 'ru' | 'en',
  cityName: (city: string) => string,
): string[] {
  switch (destination.kind) {
    case 'delivery': {
      const { contactPerson, phone, hours, driverNote } = destination
      return [
        addressLine({ ...destination, city: cityName(destination.city) }),
        `${contactPerson}, ${phoneText(phone)}`,
        hours,
        driverNote,
      ]
    }
    case 'pickup':
      return [unbrokenAddress(destination.address[locale]), destination.hours[locale]]
    case 'text':
      return [unbrokenAddress(destination.text)]
  }
}

/** Where an order goes, a line a fact; what was not filled in has no line. */
export function DestinationText({ destination }: { destination: Destination }) {
  const lines = linesOf(destination, useLocale(), useCityName()).filter(Boolean)
  return <span className={styles.destination}>{lines.join('\n')}</span>
}
