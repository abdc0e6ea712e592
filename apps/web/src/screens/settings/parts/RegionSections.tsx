import { Skeleton } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import { settingsMessages } from '../settings-sections.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { RegionForm } from './RegionForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const skeleton = <Skeleton shape="block" height={76} />

/** Where the person buys, and where and when the flowers are brought. */
export function RegionSections() {
  const t = useTranslate()
  const profile = useOwnProfile()
  const regions = useResource('cityList', { query: { context: 'region' } })
  const cities = useResource('cityList', { query: { context: 'delivery' } })
  return (
    <>
      <SettingsSection id="region" title={t('settings.region')} text={t('settings.regionText')}>
        <ResourceView
          resource={allResources(profile, regions)}
          messages={settingsMessages}
          skeleton={skeleton}
        >
          {([{ region }, places]) => <RegionForm region={region} regions={places} />}
        </ResourceView>
      </SettingsSection>
      <SettingsSection id="delivery" title={t('settings.delivery')} text={t('settings.deliveryText')}>
        <ResourceView
          resource={allResources(profile, cities)}
          messages={settingsMessages}
          skeleton={skeleton}
        >
          {([{ deliveryCity, deliveryDay }, places]) => (
            <DeliveryForm city={deliveryCity} day={deliveryDay} cities={places} />
          )}
        </ResourceView>
      </SettingsSection>
    </>
  )
}
