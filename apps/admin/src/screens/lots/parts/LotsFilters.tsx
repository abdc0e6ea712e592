import { availabilities, flowerTypes } from '@flower-market/flower-domain'
import { DayField } from '@flower-market/app-runtime/day-field'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { useAddressFilter } from '../../../state/use-address-filter.ts'
import type { lotFilterNames } from '../lots-filter.ts'
import { RegionField } from '../../../components/list-filters/RegionField.tsx'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import styles from './LotsFilters.module.css'

export interface LotsFiltersProps {
  address: ReturnType<typeof useAddressFilter<(typeof lotFilterNames)[number]>>
}

/** Words to find lots by, and what narrows the grid. */
export function LotsFilters({ address: { filter, searchText, setSearchText, change } }: LotsFiltersProps) {
  const t = useTranslate()
  const plantations = useResource('plantationAll', {})
  const any = { value: '', label: t('lots.any') }
  return (
    <search aria-label={t('lots.filters')} className={styles.filters}>
      <SearchField
        className={styles.content}
        label={t('lots.search')}
        placeholder={t('lots.searchHint')}
        value={searchText}
        onValueChange={setSearchText}
      />
      <ChoiceField
        label={t('lots.type')}
        value={filter.type}
        onValueChange={(type) => change({ type })}
        choices={[any, ...flowerTypes.map((value) => ({ value, label: t(`flowers.${value}`) }))]}
      />
      <ChoiceField
        label={t('lots.plantation')}
        value={filter.plantation}
        onValueChange={(plantation) => change({ plantation })}
        choices={[
          any,
          ...(plantations.status === 'ready'
            ? plantations.data.map(({ _id, name }) => ({ value: _id, label: name }))
            : []),
        ]}
      />
      <RegionField
        label={t('lots.region')}
        any={any}
        value={filter.region}
        onValueChange={(region) => change({ region })}
      />
      <ChoiceField
        label={t('lots.kind')}
        value={filter.kind}
        onValueChange={(kind) => change({ kind })}
        choices={[any, ...availabilities.map((value) => ({ value, label: t(`lots.kind.${value}`) }))]}
      />
      <DayField
        label={t('lots.day')}
        value={filter.day}
        onValueChange={(day) => change({ day: day ?? '' })}
      />
    </search>
  )
}
