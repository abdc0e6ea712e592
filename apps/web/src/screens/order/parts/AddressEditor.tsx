import { Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import type { Address } from '../../../flows/address-book/address-book.atoms.ts'
import { newAddress, valuesOf } from '../../../flows/address-book/address-form.ts'
import { AddressForm, type AddressFormProps } from '../../../flows/address-book/parts/AddressForm.tsx'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import styles from './AddressStep.module.css'

export interface AddressEditorProps extends Pick<AddressFormProps, 'onSaved' | 'onCancel'> {
  /** Null for a new address. */
  address: Address | null
  /** The address book is empty. */
  isFirst: boolean
}

/** Writes an address within an order; the first one begins with what the profile knows. */
export function AddressEditor({ address, isFirst, ...rest }: AddressEditorProps) {
  const t = useTranslate()
  const profile = useOwnProfile()
  return (
    <>
      <h2 className={styles.title}>{t('order.address')}</h2>
      {isFirst && <p className={styles.text}>{t('order.addressFirst')}</p>}
      {address === null ? (
        <ResourceView
          resource={profile}
          messages={{ loading: 'addresses.formLoading', failedText: 'addresses.formFailed' }}
          skeleton={<Skeleton shape="block" height={320} />}
        >
          {(known) => <AddressForm {...rest} id={null} start={newAddress(known, isFirst)} />}
        </ResourceView>
      ) : (
        <AddressForm {...rest} key={address._id} id={address._id} start={valuesOf(address)} />
      )}
    </>
  )
}
