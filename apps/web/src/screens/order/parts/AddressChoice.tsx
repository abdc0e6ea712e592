import type { ChosenAddress } from '@flower-market/flower-domain'
import { RadioCard, RadioCards } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '../../../components/choice-field/ChoiceField.tsx'
import { addressLine, DestinationText } from '../../../components/destination/DestinationText.tsx'
import type { Address } from '../../../flows/address-book/address-book.atoms.ts'
import { addressName } from '../../../flows/address-book/parts/AddressItem.tsx'
import styles from './AddressStep.module.css'

export interface AddressChoiceProps {
  addresses: readonly Address[]
  chosen: ChosenAddress<Address>
  onChoose: (addressId: string) => void
}

/** More than these do not fit on a phone's screen and become a list. */
const mostCards = 5

/** One of the addresses of the book, as cards or, where there are many, as a list. */
export function AddressChoice({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const t = useTranslate()
  const address = 'address' in chosen ? chosen.address : null
  if (addresses.length <= mostCards) {
    return (
      <RadioCards legend={t('order.address')} value={address?._id ?? null} onValueChange={onChoose}>
        {addresses.map((one) => (
          <RadioCard
            key={one._id}
            value={one._id}
            title={addressName(one)}
            description={<DestinationText destination={{ kind: 'delivery', ...one }} />}
          />
        ))}
      </RadioCards>
    )
  }
  return (
    <>
      <h2 className={styles.title}>{t('order.address')}</h2>
      <ChoiceField
        label={t('order.addressChoose')}
        choices={[
          ...(address === null ? [{ value: '', label: t('order.addressNotChosen') }] : []),
          ...addresses.map((one) => ({
            value: one._id,
            label: one.label === '' ? addressLine(one) : `${one.label}: ${addressLine(one)}`,
          })),
        ]}
        value={address?._id ?? ''}
        onValueChange={onChoose}
      />
      {address !== null && <DestinationText destination={{ kind: 'delivery', ...address }} />}
    </>
  )
}
