import { Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import type { Address } from '../../../flows/address-book/address-book.atoms.ts'
import { newAddress, valuesOf } from '../../../flows/address-book/address-form.ts'
import { AddressForm, type AddressFormProps } from '../../../flows/address-book/parts/AddressForm.tsx'
import { useBuyerProfile } from '../../../flows/client-order/use-buyer-profile.ts'
import styles from './DestinationSection.module.css'

export interface AddressEditorProps extends Pick<AddressFormProps, 'onSaved' | 'onCancel'> {
  /** Null for a new address. */
  address: Address | null
  /** The client of whom it is; null for one's own. */
  clientId: string | null
}

/** Writes a further address within an order, or changes one. */
export function AddressEditor({ address, clientId, ...rest }: AddressEditorProps) {
  const t = useTranslate()
  const profile = useBuyerProfile(clientId)
  return (
    <>
      <h2 className={styles.title}>{t(address === null ? 'order.newAddress' : 'order.address')}</h2>
      {address === null ? (
        <ResourceView
          resource={profile}
          messages={{ loading: 'addresses.formLoading', failedText: 'addresses.formFailed' }}
          skeleton={<Skeleton shape="block" height={320} />}
        >
          {(known) => (
            <AddressForm
              {...rest}
              id={null}
              start={newAddress(known, false)}
              clientId={clientId ?? undefined}
            />
          )}
        </ResourceView>
      ) : (
        <AddressForm {...rest} key={address._id} id={address._id} start={valuesOf(address)} />
      )}
    </>
  )
}
