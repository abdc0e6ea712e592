import { transactionKinds, type TransactionKind } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AccountFilter } from '../money-history/AccountFilter.tsx'
import { FilterChoice } from '../money-history/FilterChoice.tsx'
import { MethodFilter } from '../money-history/MethodFilter.tsx'
import { PeriodFilter } from '../money-history/PeriodFilter.tsx'
import type { useTransactionFilter } from './use-transaction-filter.ts'
import styles from '../money-history/MoneyFilters.module.css'

export interface TransactionFiltersProps {
  filters: ReturnType<typeof useTransactionFilter>
  /** The only kind that the page shows; payments of orders are always of the ruble account. */
  kind?: TransactionKind | undefined
}

/** What narrows a list of transactions beside their status, in one line. */
export function TransactionFilters({ filters, kind }: TransactionFiltersProps) {
  const t = useTranslate()
  const { filter, today, write } = filters
  return (
    <search className={styles.filters} aria-label={t('transactions.filters')}>
      {kind === undefined && (
        <>
          <AccountFilter hasAll value={filter.account ?? ''} onChange={(account) => write({ account })} />
          <FilterChoice
            label={t('transactions.kind')}
            choices={[
              { value: '', label: t('transactions.anyKind') },
              ...transactionKinds.map((value) => ({ value, label: t(`transactions.kind.${value}`) })),
            ]}
            value={filter.kind ?? ''}
            onValueChange={(chosen) => write({ kind: chosen })}
          />
        </>
      )}
      <PeriodFilter filter={filter} today={today} onChange={({ from, to }) => write({ from, to })} />
      <MethodFilter value={filter.method ?? ''} onChange={(method) => write({ method })} />
    </search>
  )
}
