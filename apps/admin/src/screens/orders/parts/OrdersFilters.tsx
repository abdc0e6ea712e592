import { orderKinds } from '@flower-market/flower-domain'
import { Button, ToggleButton } from '@flower-market/ui'
import { DayField } from '@flower-market/app-runtime/day-field'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { OrdersFilter } from '../orders-filter.ts'
import { RegionField } from '../../../components/list-filters/RegionField.tsx'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import styles from './OrdersFilters.module.css'

export interface OrdersFiltersProps {
  filter: OrdersFilter
  /** The search as it is typed. */
  searchText: string
  onSearchTextChange: (text: string) => void
  onChange: (changes: Partial<OrdersFilter>) => void
}

/** A number or words to find orders by, and what narrows the list. */
export function OrdersFilters({ filter, searchText, onSearchTextChange, onChange }: OrdersFiltersProps) {
  const t = useTranslate()
  const any = { value: '', label: t('orders.any') }
  return (
    <search aria-label={t('orders.filters')} className={styles.filters}>
      <SearchField
        className={styles.content}
        label={t('orders.search')}
        placeholder={t('orders.searchHint')}
        value={searchText}
        onValueChange={onSearchTextChange}
      />
      <ChoiceField
        label={t('orders.kind')}
        value={filter.kind}
        onValueChange={(kind) => onChange({ kind })}
        choices={[any, ...orderKinds.map((kind) => ({ value: kind, label: t(`orders.kind.${kind}`) }))]}
      />
      <RegionField
        label={t('orders.region')}
        any={any}
        value={filter.region}
        onValueChange={(region) => onChange({ region })}
      />
      <DayField
        label={t('orders.day')}
        value={filter.day}
        onValueChange={(day) => onChange({ day: day ?? '' })}
      />
      <ToggleButton
        size="l"
        pressed={filter.unpaid === 'yes'}
        onPressedChange={(isPressed) => onChange({ unpaid: isPressed ? 'yes' : '' })}
      >
        {t('orders.unpaidOnly')}
      </ToggleButton>
      {filter.buyer !== '' && (
        <Button tone="quiet" size="s" className={styles.buyer} onClick={() => onChange({ buyer: '' })}>
          {t('orders.everybody')}
        </Button>
      )}
    </search>
  )
}
