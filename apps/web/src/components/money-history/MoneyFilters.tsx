import { balanceOperationStatuses, operationSigns } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AccountFilter } from './AccountFilter.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { MethodFilter } from './MethodFilter.tsx'
import { PeriodFilter } from './PeriodFilter.tsx'
import type { useMoneyFilter } from './use-money-filter.ts'
import styles from './MoneyFilters.module.css'

export interface MoneyFiltersProps {
  filters: ReturnType<typeof useMoneyFilter>
  /** The account whose history it is; without one the history may be of all accounts. */
  accountId?: string
}

/** What narrows a history of money, in one line. */
export function MoneyFilters({ filters, accountId }: MoneyFiltersProps) {
  const t = useTranslate()
  const { filter, today, write } = filters
  return (
    <search className={styles.filters} aria-label={t('money.filters')}>
      <AccountFilter
        hasAll={accountId === undefined}
        value={accountId ?? filter.account ?? ''}
        onChange={(account) => write({ account })}
      />
      <PeriodFilter filter={filter} today={today} onChange={({ from, to }) => write({ from, to })} />
      <FilterChoice
        label={t('money.sign')}
        choices={[
          { value: '', label: t('money.anySign') },
          ...operationSigns.map((value) => ({ value, label: t(`money.sign.${value}`) })),
        ]}
        value={filter.sign ?? ''}
        onValueChange={(sign) => write({ sign })}
      />
      <MethodFilter value={filter.method ?? ''} onChange={(method) => write({ method })} />
      <FilterChoice
        label={t('money.status')}
        choices={[
          { value: '', label: t('money.anyStatus') },
          ...balanceOperationStatuses.map((value) => ({ value, label: t(`money.status.${value}`) })),
        ]}
        value={filter.status ?? ''}
        onValueChange={(status) => write({ status })}
      />
    </search>
  )
}
