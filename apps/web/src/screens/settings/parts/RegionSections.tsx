import { Skeleton, TextLink } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import { settingsMessages } from '../settings-sections.ts'
import { everyWeekday } from '../weekday-date.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import { RegionForm } from './RegionForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const skeleton = <Skeleton shape="block" height={76} />

function toAddresses(words: ReactNode) {
  return (
    <TextLink asChild>
      <LocalizedLink to={paths.profile('addresses')}>{words}</LocalizedLink>
    </TextLink>
  )
}

/** Where the person buys, and where and when the flowers are brought. */
export function RegionSections() {
  const t = useTranslate()
  const locale = useLocale()
  const choices = allResources(useOwnProfile(), useResource('regionList', {}))
  return (
    <>
      <SettingsSection id="region" title={t('settings.region')} text={t('settings.regionText')}>
        <ResourceView resource={choices} messages={settingsMessages} skeleton={skeleton}>
          {([{ region, deliveryCity }, regions]) => <RegionForm {...{ region, deliveryCity, regions }} />}
        </ResourceView>
      </SettingsSection>
      <SettingsSection
        id="delivery"
        title={t('settings.delivery')}
        text={t.rich('settings.deliveryText', { link: toAddresses })}
      >
        <ResourceView resource={choices} messages={settingsMessages} skeleton={skeleton}>
          {([{ region, deliveryCity, deliveryDay }, regions]) => {
            const place = regions.find(({ _id }) => _id === region)
            const cities = place?.cities ?? []
            const places = cities.map(({ _id, name }) => ({ _id, name: name[locale] }))
            // Another region has other cities: what was chosen before is not among them.
            return (
              <DeliveryForm
                key={region}
                city={deliveryCity}
                day={deliveryDay}
                cities={places}
                weekdays={place?.deliveryWeekdays ?? everyWeekday}
              />
            )
          }}
        </ResourceView>
      </SettingsSection>
    </>
  )
}
