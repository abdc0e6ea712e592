import { Button, Skeleton } from '@flower-market/ui'
import { useState, type Ref } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { newAddress, valuesOf } from '../../../flows/address-book/address-form.ts'
import { AddressForm } from '../../../flows/address-book/parts/AddressForm.tsx'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import { AddressChoice } from './AddressChoice.tsx'
import styles from './AddressStep.module.css'
import { OtherRegion } from './OtherRegion.tsx'

export interface AddressStepProps {
  checkout: Pick<CheckoutDay, 'addresses' | 'chosen'>
  onChoose: (addressId: string) => void
  ref?: Ref<HTMLElement>
}

/** Where the order is brought: an address of the book, or one that is written here. */
export function AddressStep({ checkout: { addresses, chosen }, onChoose, ref }: AddressStepProps) {
  const t = useTranslate()
  const profile = useOwnProfile()
  const [written, setWritten] = useState<'new' | 'chosen' | null>(null)
  const address = 'address' in chosen ? chosen.address : null
  const save = (id: string): void => {
    setWritten(null)
    onChoose(id)
  }
  const isNew = addresses.length === 0 || written === 'new'
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="order-address" className={styles.step}>
      <h2 id="order-address" className={styles.title}>
        {t('order.address')}
      </h2>
      {addresses.length === 0 && <p className={styles.text}>{t('order.addressFirst')}</p>}
      {isNew ? (
        <ResourceView
          resource={profile}
          messages={{ loading: 'addresses.formLoading', failedText: 'addresses.formFailed' }}
          skeleton={<Skeleton shape="block" height={320} />}
        >
          {(known) => (
            <AddressForm
              id={null}
              start={newAddress(known, addresses.length === 0)}
              onSaved={save}
              {...(addresses.length > 0 && { onCancel: () => setWritten(null) })}
            />
          )}
        </ResourceView>
      ) : written === 'chosen' && address !== null ? (
        <AddressForm
          key={address._id}
          id={address._id}
          start={valuesOf(address)}
          onSaved={save}
          onCancel={() => setWritten(null)}
        />
      ) : (
        <>
          <AddressChoice addresses={addresses} chosen={chosen} onChoose={onChoose} />
          <div className={styles.actions}>
            <Button size="s" onClick={() => setWritten('new')}>
              {t('addresses.add')}
            </Button>
            {address !== null && (
              <Button size="s" onClick={() => setWritten('chosen')}>
                {t('order.addressEdit')}
              </Button>
            )}
          </div>
          {!chosen.ok && chosen.reason === 'address-in-other-region' && (
            <OtherRegion address={chosen.address} />
          )}
        </>
      )}
    </section>
  )
}
