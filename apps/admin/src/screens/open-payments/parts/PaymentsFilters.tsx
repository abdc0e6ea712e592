import { laterPaymentMethods } from '@flower-market/flower-domain'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SearchField } from '../../../components/list-filters/SearchField.tsx'
import styles from './PaymentsFilters.module.css'

export interface PaymentsFiltersProps {
  method: string
  /** The search as it is typed. */
  searchText: string
  onSearchTextChange: (searchText: string) => void
  onMethodChange: (method: string) => void
}

/** The code or whose payment it is, and the way of paying. */
export function PaymentsFilters(props: PaymentsFiltersProps) {
  const t = useTranslate()
  return (
    <search aria-label={t('books.filters')} className={styles.filters}>
      <SearchField
        label={t('books.paymentSearch')}
        placeholder={t('books.paymentSearchHint')}
        value={props.searchText}
        onValueChange={props.onSearchTextChange}
      />
      <ChoiceField
        label={t('books.paymentMethod')}
        value={props.method}
        onValueChange={props.onMethodChange}
        choices={[
          { value: '', label: t('books.any') },
          ...laterPaymentMethods.map((method) => ({ value: method, label: t(`books.method.${method}`) })),
        ]}
      />
    </search>
  )
}
