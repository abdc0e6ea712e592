import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import { transferViews } from '../transfers-filter.ts'
import styles from './TransfersFilters.module.css'

export interface TransfersFiltersProps {
  status: string
  /** The search as it is typed. */
  searchText: string
  onSearchTextChange: (searchText: string) => void
  onStatusChange: (status: string) => void
}

/** The number or whose transfer it is, and where it stands. */
export function TransfersFilters(props: TransfersFiltersProps) {
  const t = useTranslate()
  return (
    <search aria-label={t('payouts.filters')} className={styles.filters}>
      <SearchField
        label={t('payouts.search')}
        placeholder={t('payouts.searchHint')}
        value={props.searchText}
        onValueChange={props.onSearchTextChange}
      />
      <ChoiceField
        label={t('payouts.statusFilter')}
        value={props.status}
        onValueChange={props.onStatusChange}
        choices={[
          { value: '', label: t('payouts.view.open') },
          ...transferViews.map((view) => ({ value: view, label: t(`payouts.view.${view}`) })),
        ]}
      />
    </search>
  )
}
