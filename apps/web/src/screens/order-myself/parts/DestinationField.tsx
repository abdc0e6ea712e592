import type { CallOutput } from '@flower-market/api-client'
import { TextLink } from '@flower-market/ui'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useAddressLine } from '@flower-market/app-runtime/destination'
import { paths } from '../../../paths.ts'
import styles from '../OrderMyself.module.css'

/** Chooses the pickup point instead of an address. */
export const pickupValue = 'pickup'

export interface DestinationFieldProps {
  addresses: CallOutput<'addressList'>
  pickup: CallOutput<'deliveryTerms'>['pickup']
  /** The id of an address, `pickupValue`, or nothing where there is no address yet. */
  value: string
  onChoose: (value: string) => void
}

/** Where what is agreed is brought: an address of the book, or the pickup point of the region. */
export function DestinationField({ addresses, pickup, value, onChoose }: DestinationFieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const addressLine = useAddressLine()
  const choices = [
    ...(addresses.length === 0 ? [{ value: '', label: t('requests.noAddress') }] : []),
    ...addresses.map((one) => ({
      value: one._id,
      label: one.label === '' ? addressLine(one) : `${one.label}: ${addressLine(one)}`,
    })),
    ...(pickup === null
      ? []
      : [{ value: pickupValue, label: t('requests.pickupAt', { address: pickup.address[locale] }) }]),
  ]
  return (
    <div className={styles.destination}>
      <ChoiceField label={t('requests.receive')} choices={choices} value={value} onValueChange={onChoose} />
      <TextLink asChild tone="quiet">
        <LocalizedLink to={paths.profile('addresses')}>{t('requests.toAddresses')}</LocalizedLink>
      </TextLink>
    </div>
  )
}
