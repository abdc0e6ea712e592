import { laterPaymentMethods } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SearchAndChoice } from '../../../components/list-filters/SearchAndChoice.tsx'

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
    <SearchAndChoice
      label={t('books.filters')}
      search={{
        label: t('books.paymentSearch'),
        placeholder: t('books.paymentSearchHint'),
        value: props.searchText,
        onValueChange: props.onSearchTextChange,
      }}
      choice={{
        label: t('books.paymentMethod'),
        value: props.method,
        onValueChange: props.onMethodChange,
        choices: [
          { value: '', label: t('books.any') },
          ...laterPaymentMethods.map((method) => ({ value: method, label: t(`books.method.${method}`) })),
        ],
      }}
    />
  )
}
