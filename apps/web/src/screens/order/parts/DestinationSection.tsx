import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { isPaidAfterAgreement } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { CheckoutDraft } from '../../../flows/checkout/checkout-draft.ts'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { AddressEditor } from './AddressEditor.tsx'
import { DestinationChoice } from './DestinationChoice.tsx'
import styles from './DestinationSection.module.css'
import { FirstAddress } from './FirstAddress.tsx'
import { OtherRegion } from './OtherRegion.tsx'

/** What the page can do with the part that says where the order goes. */
export interface DestinationHandle {
  /** Brings the keyboard to the choice. */
  readonly focus: () => void
  /** Sends the form of the first address, where there is one; `onFirstSaved` follows. */
  readonly saveFirst: () => void
}

export interface DestinationSectionProps {
  checkout: CheckoutDay
  /** The person wants to go on, and it cannot be brought there. */
  isRefused: boolean
  onChange: (change: Partial<CheckoutDraft>) => void
  onFirstSaved: (addressId: string) => void
  /** What delivery to the city of the first address costs, kopecks. */
  onCityCost: (minor: number) => void
  ref: Ref<DestinationHandle>
}

/** Where the order goes: chosen from the book, written here, or picked up. On a phone what is not chosen is folded. */
export function DestinationSection(props: DestinationSectionProps) {
  const { checkout, isRefused, onChange, onFirstSaved, onCityCost, ref } = props
  const t = useTranslate()
  const format = useFormat()
  const choice = useRef<HTMLFieldSetElement>(null)
  const first = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => choice.current?.focus(),
    saveFirst: () => first.current?.requestSubmit(),
  }))
  const [written, setWritten] = useState<'new' | 'chosen' | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const { addresses, chosen, draft, totals, terms } = checkout
  const isDelivered = draft.methodDelivery === 'delivery'
  const address = 'address' in chosen ? chosen.address : null
  // To their address book a broker adds; what is in it is theirs alone to change.
  const isForClient = checkout.clientId !== null
  const isFirst = addresses.length === 0
  const others = addresses.length - (terms.pickup === null ? 1 : 0)
  const isFoldable = !isFirst && others > 0 && (!isDelivered || chosen.ok)
  const close = (): void => {
    setWritten(null)
    // The button that was pressed goes with the form.
    choice.current?.focus()
  }
  const save = (addressId: string): void => {
    close()
    onChange({ methodDelivery: 'delivery', addressId })
  }
  const error = isRefused && !isFirst && address === null ? t('order.failedAddress') : undefined
  return (
    <div className={styles.destination} data-folded={(isFoldable && !isUnfolded) || undefined}>
      {isFoldable && (
        <div className={styles.more}>
          <Button tone="quiet" size="s" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t('order.hideLines') : t('order.addressesMore', { count: others })}
          </Button>
        </div>
      )}
      <DestinationChoice ref={choice} checkout={checkout} error={error} onChoose={onChange} />
      <div className={styles.below}>
        {isFirst && isDelivered && (
          <FirstAddress
            ref={first}
            clientId={checkout.clientId}
            onCityCost={onCityCost}
            onSaved={onFirstSaved}
          />
        )}
        {written !== null && (
          <AddressEditor
            address={written === 'chosen' ? address : null}
            clientId={checkout.clientId}
            onSaved={save}
            onCancel={close}
          />
        )}
        {!isFirst && written === null && (
          <div className={styles.actions}>
            <Button tone="quiet" size="s" onClick={() => setWritten('new')}>
              {t('order.newAddress')}
            </Button>
            {!isForClient && isDelivered && address !== null && (
              <Button tone="quiet" size="s" onClick={() => setWritten('chosen')}>
                {t('order.addressEdit')}
              </Button>
            )}
          </div>
        )}
        {isDelivered &&
          !chosen.ok &&
          chosen.reason === 'address-in-other-region' &&
          (isForClient ? (
            <Banner role="alert" tone="warn">
              {t('order.clientOtherRegion')}
            </Banner>
          ) : (
            <OtherRegion address={chosen.address} />
          ))}
        {isDelivered && totals.delivery.minor > 0 && !isPaidAfterAgreement(checkout.kind) && (
          <p className={styles.hint}>
            {t('order.deliveryFreeFrom', {
              from: format.money(terms.freeFrom, 'RUB', true),
              missing: format.money(Math.max(0, terms.freeFrom - totals.goods.minor), 'RUB', true),
            })}
          </p>
        )}
      </div>
    </div>
  )
}
