import { Banner, Button } from '@flower-market/ui'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { AddressEditor } from './AddressEditor.tsx'
import styles from './AddressStep.module.css'
import { OtherRegion } from './OtherRegion.tsx'

export interface AddressStepProps {
  checkout: Pick<CheckoutDay, 'addresses' | 'chosen'>
  /** The person wants to go on; where there is no address yet, it is said that there has to be one. */
  isNeeded: boolean
  onChoose: (addressId: string) => void
  ref?: Ref<HTMLElement>
}

/** Where the order is brought: an address of the book, or one that is written here. */
export function AddressStep({ checkout: { addresses, chosen }, isNeeded, onChoose, ref }: AddressStepProps) {
  const t = useTranslate()
  const section = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => section.current as HTMLElement)
  const [written, setWritten] = useState<'new' | 'chosen' | null>(null)
  const address = 'address' in chosen ? chosen.address : null
  const isFirst = addresses.length === 0
  const close = (): void => {
    setWritten(null)
    // The button that was pressed goes with the form.
    section.current?.focus()
  }
  const save = (id: string): void => {
    close()
    onChoose(id)
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('order.address')} className={styles.step}>
      {isNeeded && address === null && (
        <Banner role="alert" tone="danger">
          {t(isFirst ? 'order.addressSaveFirst' : 'order.failedAddress')}
        </Banner>
      )}
      {isFirst || written !== null ? (
        <AddressEditor
          address={written === 'chosen' ? address : null}
          isFirst={isFirst}
          onSaved={save}
          {...(!isFirst && { onCancel: close })}
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
