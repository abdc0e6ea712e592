import { flowerTypes } from '@flower-market/flower-domain'
import { ToggleButton } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import type { useAddressFilter } from '../../../state/use-address-filter.ts'
import type { varietyFilterNames } from '../varieties-filter.ts'
import styles from './VarietiesFilters.module.css'

export interface VarietiesFiltersProps {
  address: ReturnType<typeof useAddressFilter<(typeof varietyFilterNames)[number]>>
}

/** Words to find varieties by, their type, and those that nobody has measured. */
export function VarietiesFilters({
  address: { filter, searchText, setSearchText, change },
}: VarietiesFiltersProps) {
  const t = useTranslate()
  const any = { value: '', label: t('varieties.any') }
  return (
    <search aria-label={t('varieties.filters')} className={styles.filters}>
      <SearchField
        className={styles.search}
        label={t('varieties.search')}
        placeholder={t('varieties.searchHint')}
        value={searchText}
        onValueChange={setSearchText}
      />
      <ChoiceField
        label={t('varieties.type')}
        value={filter.type}
        onValueChange={(type) => change({ type })}
        choices={[any, ...flowerTypes.map((value) => ({ value, label: t(`flowers.${value}`) }))]}
      />
      <ToggleButton
        size="l"
        pressed={filter.unmeasured === 'yes'}
        onPressedChange={(isPressed) => change({ unmeasured: isPressed ? 'yes' : '' })}
      >
        {t('varieties.unmeasuredOnly')}
      </ToggleButton>
    </search>
  )
}
