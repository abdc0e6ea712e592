import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { Read } from './Read.tsx'
import { RegionForm } from './RegionForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Where the person buys, and where and when the flowers are brought. */
export function RegionSections() {
  const t = useTranslate()
  const profile = useOwnProfile()
  const regions = useResource('cityList', { query: { context: 'region' } })
  const cities = useResource('cityList', { query: { context: 'delivery' } })
  return (
    <>
      <SettingsSection id="region" title={t('settings.region')} text={t('settings.regionText')}>
        <Read first={profile} second={regions}>
          {(person, places) => <RegionForm region={person.region} regions={places} />}
        </Read>
      </SettingsSection>
      <SettingsSection id="delivery" title={t('settings.delivery')} text={t('settings.deliveryText')}>
        <Read first={profile} second={cities}>
          {({ deliveryCity, deliveryDay }, places) => (
            <DeliveryForm city={deliveryCity} day={deliveryDay} cities={places} />
          )}
        </Read>
      </SettingsSection>
    </>
  )
}
