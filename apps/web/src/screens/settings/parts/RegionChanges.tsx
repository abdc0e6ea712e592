import type { CallOutput } from '@flower-market/api-client'
import { cartDays } from '@flower-market/flower-domain'
import { Banner } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { cartAtom } from '../../../state/cart.atoms.ts'
import { regionChanges } from '../region-changes.ts'
import styles from './SettingsForm.module.css'

type Region = CallOutput<'regionList'>[number]

export interface RegionChangesProps {
  now: Region
  next: Region
  deliveryCity: string | null
}

/** What a change of region does to prices, to the cart and to the delivery, before it is saved. */
export function RegionChanges({ now, next, deliveryCity }: RegionChangesProps) {
  const t = useTranslate()
  const locale = useLocale()
  const days = cartDays(useAtomValue(cartAtom))
  const { lostDays, lostCity, hasLostPickup } = regionChanges({ now, next, deliveryCity, cartDays: days })
  return (
    <Banner tone="info" aria-live="polite">
      <ul className={styles.changes}>
        <li>{t('settings.changePrices', { region: next.name[locale] })}</li>
        {days.length > 0 && <li>{t('settings.changeCart')}</li>}
        {lostDays > 0 && <li>{t('settings.changeDays', { count: lostDays })}</li>}
        {lostCity !== null && <li>{t('settings.changeCity', { city: lostCity })}</li>}
        {hasLostPickup && <li>{t('settings.changePickup')}</li>}
      </ul>
    </Banner>
  )
}
