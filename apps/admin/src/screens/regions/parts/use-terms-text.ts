import { changedRegionTerms } from '@flower-market/flower-domain'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { changesCutoff, useCutoffText } from '../../../components/place-fields/use-cutoff-text.ts'
import { plannedTexts } from '../../../components/planned-changes/planned-texts.ts'
import type { Region } from '../region-form.ts'
import { useWeekdays } from './use-weekdays.ts'

type Terms = Region['planned'][number]['terms']

/** Gives what a planned change makes of a region, a sentence for each thing that it changes. */
export function useTermsText(): (region: Region, terms: Terms) => string[] {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const weekdays = useWeekdays()
  const cutoffText = useCutoffText()

  function citiesText(before: Region, cities: Region['cities']): string {
    const changed = cities.filter(
      (city) => !before.cities.some(({ name, cost }) => name.ru === city.name.ru && cost === city.cost),
    )
    const gone = before.cities.filter(({ name }) => !cities.some((city) => city.name.ru === name.ru))
    return [
      ...changed.map(({ name, cost }) =>
        t('places.plannedCity', { name: name[locale], cost: format.money(cost) }),
      ),
      ...gone.map(({ name }) => t('places.plannedCityGone', { name: name[locale] })),
    ].join(', ')
  }

  return (region, terms) => {
    // What has been changed since the plan was made is no news of the plan.
    const changed = changedRegionTerms(region, terms)
    const after = { ...region, ...changed }
    return plannedTexts([
      [t('places.warehouse'), changed.warehouse ? changed.warehouse[locale] : null],
      [t('places.freight'), changed.freight === undefined ? null : format.money(changed.freight)],
      [
        t('places.deliveryDays'),
        changed.deliveryWeekdays
          ? weekdays
              .filter(({ day }) => after.deliveryWeekdays.includes(day))
              .map(({ name }) => name)
              .join(', ')
          : null,
      ],
      [t('places.cutoff'), changesCutoff(changed) ? cutoffText(after) : null],
      [t('places.citiesCosts'), changed.cities ? citiesText(region, changed.cities) : null],
      [
        t('places.pickup'),
        changed.pickup === undefined ? null : (changed.pickup?.address[locale] ?? t('places.noPickup')),
      ],
    ])
  }
}
