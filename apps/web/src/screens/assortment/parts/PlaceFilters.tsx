import type { CountryCode } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { ChoiceField, type Choice } from '@flower-market/app-runtime/forms'
import styles from '../AssortmentScreen.module.css'
import type { PlantationFilter } from '../use-plantation-filter.ts'

export interface PlaceFiltersProps {
  filter: PlantationFilter
  onChange: (change: Partial<PlantationFilter>) => void
  onReset: () => void
}

function choicesOf(places: ShownResource<CallOutput<'cityList'>>): Choice[] {
  return places.status === 'ready' ? places.data.map(({ _id, name }) => ({ value: _id, label: name })) : []
}

/** Country and city of the plantations to show. */
export function PlaceFilters({ filter, onChange, onReset }: PlaceFiltersProps) {
  const t = useTranslate()
  const locale = useLocale()
  const query = { context: 'plantation', locale } as const
  const countries = useResource('countryList', { query })
  const cities = useResource('cityList', { query })
  return (
    <div className={styles.filters}>
      <ChoiceField
        label={t('assortment.country')}
        choices={[{ value: '', label: t('assortment.everyCountry') }, ...choicesOf(countries)]}
        value={filter.country ?? ''}
        onValueChange={(value) => onChange({ country: value === '' ? null : (value as CountryCode) })}
      />
      <ChoiceField
        label={t('assortment.city')}
        choices={[{ value: '', label: t('assortment.everyCity') }, ...choicesOf(cities)]}
        value={filter.city ?? ''}
        onValueChange={(value) => onChange({ city: value === '' ? null : value })}
      />
      {(filter.country !== null || filter.city !== null) && (
        <Button tone="quiet" onClick={onReset}>
          {t('assortment.reset')}
        </Button>
      )}
    </div>
  )
}
