import type { Ref } from 'react'
import { money, type Money } from '@flower-market/flower-domain'
import { RadioCard, RadioCards } from '@flower-market/ui'
import { ChoiceField, phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useAddressLine, type AddressFields } from '@flower-market/app-runtime/destination'
import type { Address } from '../../../flows/address-book/address-book.atoms.ts'
import { addressName } from '../../../flows/address-book/parts/AddressItem.tsx'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import styles from './ChoiceSection.module.css'

/** Where the order goes: an address of the book, one that is still to be written, or the pickup point. */
export type DestinationChange = { readonly methodDelivery: 'pickup' } | DeliveryChange

interface DeliveryChange {
  readonly methodDelivery: 'delivery'
  /** Absent while it is still to be written. */
  readonly addressId?: string
}

export interface DestinationChoiceProps {
  checkout: Pick<
    CheckoutDay,
    'clientId' | 'addresses' | 'chosen' | 'draft' | 'terms' | 'deliveryAt' | 'cityCost'
  >
  /** Why it cannot be brought there, once the person wanted to go on. */
  error?: string | undefined
  onChoose: (change: DestinationChange) => void
  ref?: Ref<HTMLFieldSetElement>
}

const pickup = 'pickup'
const unwritten = 'new'

/** More than these do not fit on a phone's screen and become a list. */
const mostRows = 5

/** An address and who is met there: beside each other, or below each other without a dot at the end of a line. */
function AddressFacts({
  address: { contactPerson, phone },
  where,
}: {
  address: AddressFields
  where: string
}) {
  // The phone number stands with the name that it belongs to, which does not break.
  const contact = [contactPerson, phoneText(phone)]
    .map((text) => text.replaceAll(' ', '\u00A0'))
    .filter(Boolean)
    .join('\u00A0·\u00A0')
  return (
    <span className={styles.facts}>
      <span className={styles.joined}>
        {[where, contact].filter(Boolean).map((text) => (
          <span key={text}>{text} </span>
        ))}
      </span>
    </span>
  )
}

/** Where the order goes and what that costs: the addresses of the book and the pickup point in one list. */
export function DestinationChoice({ checkout, error, onChoose, ref }: DestinationChoiceProps) {
  const t = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const addressLine = useAddressLine()
  const { addresses, chosen, draft, terms, deliveryAt } = checkout
  const address = 'address' in chosen ? chosen.address : null
  const isDelivered = draft.methodDelivery === 'delivery'
  const isList = addresses.length > mostRows
  const rows = isList ? [address ?? addresses[0]].filter((one) => one !== undefined) : addresses
  const costOf = (cityCost: Money<'RUB'>): string => {
    const { minor } = deliveryAt(cityCost)
    return minor === 0 ? t('order.free') : format.money(minor, 'RUB', true)
  }
  const choose = (value: string): void => {
    if (value === pickup) onChoose({ methodDelivery: 'pickup' })
    else onChoose({ methodDelivery: 'delivery', ...(value !== unwritten && { addressId: value }) })
  }
  const value = isDelivered ? (address?._id ?? (addresses.length === 0 ? unwritten : null)) : pickup
  const trailingOf = (one: Address): string =>
    [one.hours, costOf(money(one.cityCost, 'RUB'))].filter(Boolean).join(' · ')
  return (
    <RadioCards
      ref={ref}
      tabIndex={-1}
      layout="rows"
      legend={t('order.where')}
      value={value}
      onValueChange={choose}
      error={error}
      className={styles.section}
    >
      {rows.map((one) => (
        <RadioCard
          key={one._id}
          value={one._id}
          className={one._id === value ? styles.chosen : styles.other}
          title={addressName(one)}
          description={<AddressFacts address={one} where={addressLine(one)} />}
          trailing={trailingOf(one)}
        />
      ))}
      {addresses.length === 0 && (
        <RadioCard
          value={unwritten}
          title={t('order.delivery')}
          description={t(checkout.clientId === null ? 'order.addressFirst' : 'order.clientAddressFirst')}
          trailing={costOf(checkout.cityCost)}
        />
      )}
      {terms.pickup === null ? (
        <RadioCard
          value={pickup}
          className={styles.other}
          title={t('order.pickup')}
          description={t('order.pickupNone')}
          disabled
        />
      ) : (
        <RadioCard
          value={pickup}
          className={value === pickup ? styles.chosen : styles.other}
          title={t('order.pickup')}
          description={terms.pickup.address[locale]}
          trailing={`${terms.pickup.hours[locale]} · ${t('order.free')}`}
        />
      )}
      {isList && (
        <ChoiceField
          className={styles.other}
          label={t('order.addressChoose')}
          choices={addresses.map((one) => ({
            value: one._id,
            label: one.label === '' ? addressLine(one) : `${one.label}: ${addressLine(one)}`,
          }))}
          value={address?._id ?? ''}
          onValueChange={choose}
        />
      )}
    </RadioCards>
  )
}
