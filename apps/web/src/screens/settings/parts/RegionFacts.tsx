import type { CallOutput } from '@flower-market/api-client'
import { Description, DescriptionList } from '@flower-market/ui'
import { useIntl } from 'react-intl'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { weekdayDate } from '../weekday-date.ts'

type Region = CallOutput<'regionList'>[number]

/** The last time of a day for orders, in the page's form, with the region's distance from UTC. */
function useCutoffTime({ cutoffMinutes, timeZone }: Region): { time: string; zone: string } {
  const intl = useIntl()
  const time = intl.formatTime(new Date(cutoffMinutes * 60_000), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const parts = intl.formatDateToParts(weekdayDate(1), { timeZone, timeZoneName: 'shortOffset' })
  return { time, zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone }
}

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
        {t('settings.cutoffText', { ...useCutoffTime(region), days: region.cutoffDaysBefore })}
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
