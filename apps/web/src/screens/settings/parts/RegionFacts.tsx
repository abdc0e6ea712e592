import type { CallOutput } from '@flower-market/api-client'
import { Description, DescriptionList } from '@flower-market/ui'
import { useIntl } from 'react-intl'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { weekdayDate } from '../weekday-date.ts'

type Region = CallOutput<'regionList'>[number]

/** What a region means: delivery days, cut-off, delivery around its cities, pickup. */
export function RegionFacts({ region }: { region: Region }) {
  const t = useTranslate()
  const intl = useIntl()
  const format = useFormat()
  const locale = useLocale()
  const weekdays = region.deliveryWeekdays.map((weekday) =>
    intl.formatDate(weekdayDate(weekday), { weekday: 'short', timeZone: 'UTC' }),
  )
  const costs = [
    ...region.cities.map(({ name, cost }) =>
      t('settings.cityCost', { city: name[locale], cost: format.money(cost, 'RUB', true) }),
    ),
    t('settings.otherCityCost', { cost: format.money(region.otherCityCost, 'RUB', true) }),
  ]
  return (
    <DescriptionList>
      <Description term={t('settings.warehouse')}>{region.warehouse[locale]}</Description>
      <Description term={t('settings.deliveryDays')}>{weekdays.join(', ')}</Description>
      <Description term={t('settings.cutoff')}>
        {t('settings.cutoffText', {
          time: format.timeOfDay(region.cutoffMinutes, region.timeZone),
          days: region.cutoffDaysBefore,
        })}
      </Description>
      <Description term={t('settings.cityCosts')}>{costs.join(' · ')}</Description>
      <Description term={t('settings.pickup')}>
        {region.pickup === null
          ? t('settings.noPickup')
          : `${region.pickup.address[locale]}, ${region.pickup.hours[locale]}`}
      </Description>
    </DescriptionList>
  )
}
