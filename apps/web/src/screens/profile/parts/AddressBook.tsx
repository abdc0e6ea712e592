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

/** The id of the address that is changed; `new` for one that is added. */
type Written = { readonly id: string } | 'new'

interface BookProps {
  profile: OwnProfile
  addresses: readonly Address[]
}

function Book({ profile, addresses }: BookProps) {
  const t = useTranslate()
  const [written, setWritten] = useState<Written | null>(null)
  // Beside what is written, which the dialog leaves as it is.
  const [removed, setRemoved] = useState<Address | null>(null)
  const [isSaved, setSaved] = useState(false)
  const book = useRef<HTMLDivElement>(null)
  const write = (next: Written): void => {
    setWritten(next)
    setSaved(false)
  }
  const endWriting = (hasSaved: boolean): void => {
    setWritten(null)
    setSaved(hasSaved)
    // The form goes, and with it the button that was pressed.
    book.current?.focus()
  }
  const endRemoving = (hasRemoved: boolean): void => {
    setRemoved(null)
    setSaved(hasRemoved)
  }
  const form = { onSaved: () => endWriting(true), onCancel: () => endWriting(false) }
  return (
    <div ref={book} tabIndex={-1} className={styles.book}>
      {addresses.length === 0 && written !== 'new' && <p className={styles.none}>{t('addresses.none')}</p>}
      <ul>
        {addresses.map((address) =>
          written !== null && written !== 'new' && written.id === address._id ? (
            <li key={address._id} className={styles.edited}>
              <AddressForm id={address._id} start={valuesOf(address)} {...form} />
            </li>
          ) : (
            <AddressItem
              key={address._id}
              address={address}
              onEdit={written === null ? () => write({ id: address._id }) : null}
              onRemove={() => setRemoved(address)}
            />
          ),
        )}
      </ul>
      <output className={styles.saved}>{written === null && isSaved && t('addresses.saved')}</output>
      {written === 'new' && (
        <AddressForm id={null} start={newAddress(profile, addresses.length === 0)} {...form} />
      )}
      {written === null && addresses.length < maxAddresses && (
        <Button className={styles.add} onClick={() => write('new')}>
          {t('addresses.add')}
        </Button>
      )}
      {addresses.length >= maxAddresses && (
        <p className={styles.none}>{t('addresses.tooMany', { max: maxAddresses })}</p>
      )}
      {removed !== null && (
        <RemoveAddressDialog
          address={removed}
          onClose={() => endRemoving(false)}
          onRemoved={() => endRemoving(true)}
        />
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
