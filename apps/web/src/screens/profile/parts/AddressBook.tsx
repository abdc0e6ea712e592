import { maxAddresses } from '@flower-market/api-client'
import { Button, Skeleton } from '@flower-market/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import type { Address } from '../../../flows/address-book/address-book.atoms.ts'
import { newAddress, valuesOf } from '../../../flows/address-book/address-form.ts'
import { AddressForm } from '../../../flows/address-book/parts/AddressForm.tsx'
import { AddressItem } from '../../../flows/address-book/parts/AddressItem.tsx'
import { RemoveAddressDialog } from '../../../flows/address-book/parts/RemoveAddressDialog.tsx'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import styles from './AddressBook.module.css'

/** What is being done with the book: an address is written, or about to be removed. */
type Step =
  | { readonly kind: 'reading'; readonly isSaved: boolean }
  | { readonly kind: 'adding' }
  | { readonly kind: 'editing'; readonly id: string }
  | { readonly kind: 'removing'; readonly address: Address }

interface BookProps {
  profile: OwnProfile
  addresses: readonly Address[]
}

function Book({ profile, addresses }: BookProps) {
  const t = useTranslate()
  const [step, setStep] = useState<Step>({ kind: 'reading', isSaved: false })
  const book = useRef<HTMLDivElement>(null)
  const end = (isSaved: boolean): void => {
    setStep({ kind: 'reading', isSaved })
    // The button that was pressed may have gone.
    book.current?.focus()
  }
  const stop = (): void => end(false)
  const finish = (): void => end(true)
  return (
    <div ref={book} tabIndex={-1} className={styles.book}>
      {addresses.length === 0 && step.kind !== 'adding' && (
        <p className={styles.none}>{t('addresses.none')}</p>
      )}
      <ul>
        {addresses.map((address) =>
          step.kind === 'editing' && step.id === address._id ? (
            <li key={address._id} className={styles.edited}>
              <AddressForm id={address._id} start={valuesOf(address)} onSaved={finish} onCancel={stop} />
            </li>
          ) : (
            <AddressItem
              key={address._id}
              address={address}
              onEdit={() => setStep({ kind: 'editing', id: address._id })}
              onRemove={() => setStep({ kind: 'removing', address })}
            />
          ),
        )}
      </ul>
      <output className={styles.saved}>
        {step.kind === 'reading' && step.isSaved && t('addresses.saved')}
      </output>
      {step.kind === 'adding' && (
        <AddressForm
          id={null}
          start={newAddress(profile, addresses.length === 0)}
          onSaved={finish}
          onCancel={stop}
        />
      )}
      {step.kind !== 'adding' && addresses.length < maxAddresses && (
        <Button className={styles.add} onClick={() => setStep({ kind: 'adding' })}>
          {t('addresses.add')}
        </Button>
      )}
      {addresses.length >= maxAddresses && (
        <p className={styles.none}>{t('addresses.tooMany', { max: maxAddresses })}</p>
      )}
      {step.kind === 'removing' && (
        <RemoveAddressDialog address={step.address} onClose={stop} onRemoved={finish} />
      )}
    </div>
  )
}

/** A book without addresses is shown, too: that is where the first one is added. */
function never(): boolean {
  return false
}

/** Where the person's orders are brought: reading, adding, changing and removing addresses. */
export function AddressBook({ profile }: { profile: OwnProfile }) {
  const t = useTranslate()
  return (
    <PageSection id="addresses" title={t('addresses.title')} hint={t('addresses.text')}>
      <ResourceView
        resource={useResource('addressList', {})}
        messages={{ loading: 'addresses.loading', failedText: 'addresses.loadFailed' }}
        skeleton={<Skeleton shape="block" height={140} />}
        isEmpty={never}
      >
        {(addresses) => <Book profile={profile} addresses={addresses} />}
      </ResourceView>
    </PageSection>
  )
}
