import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SearchAndChoice } from '../../../components/list-filters/SearchAndChoice.tsx'
import { transferViews } from '../transfers-filter.ts'

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
    <SearchAndChoice
      label={t('payouts.filters')}
      search={{
        label: t('payouts.search'),
        placeholder: t('payouts.searchHint'),
        value: props.searchText,
        onValueChange: props.onSearchTextChange,
      }}
      choice={{
        label: t('payouts.statusFilter'),
        value: props.status,
        onValueChange: props.onStatusChange,
        choices: [
          { value: '', label: t('payouts.view.open') },
          ...transferViews.map((view) => ({ value: view, label: t(`payouts.view.${view}`) })),
        ],
      }}
    />
  )
}
