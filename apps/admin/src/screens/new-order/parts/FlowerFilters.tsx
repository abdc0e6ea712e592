import type { IsoDate } from '@flower-market/flower-domain'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import type { useAddressFilter } from '../../../state/use-address-filter.ts'
import styles from './FlowerFilters.module.css'

const kinds = ['inStok', 'toOrder'] as const

export interface FlowerFiltersProps {
  address: ReturnType<typeof useAddressFilter<'kind' | 'day' | 'search'>>
  kind: (typeof kinds)[number]
  /** The days that can still be ordered for. */
  days: readonly IsoDate[]
  day: IsoDate | null
}

/** Of which flowers, and for which day is ordered, and words to find them by. */
export function FlowerFilters({ address, kind, days, day }: FlowerFiltersProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <search aria-label={t('placing.filters')} className={styles.filters}>
      <SearchField
        label={t('placing.search')}
        placeholder={t('placing.searchHint')}
        value={address.searchText}
        onValueChange={address.setSearchText}
      />
      <ChoiceField
        label={t('placing.kind')}
        value={kind}
        onValueChange={(value) => address.change({ kind: value === 'inStok' ? '' : value, day: '' })}
        choices={kinds.map((value) => ({ value, label: t(`flowers.kind.${value}`) }))}
      />
      <ChoiceField
        label={t('placing.day')}
        disabled={days.length === 0}
        value={day ?? ''}
        onValueChange={(value) => address.change({ day: value })}
        choices={days.map((value) => ({
          value,
          label: `${format.day(value, 'weekday')}, ${format.day(value, 'day')}`,
        }))}
      />
    </search>
  )
}
