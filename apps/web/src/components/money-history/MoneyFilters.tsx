import { balanceOperationStatuses, operationSigns, paymentMethods } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { FilterChoice } from './FilterChoice.tsx'
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
  const accounts = useResource('accountList', {})
  const known = accounts.status === 'ready' ? accounts.data : []
  const anyAccount = accountId === undefined ? [{ value: '', label: t('money.allAccounts') }] : []
  const named = known.map(({ _id, type, name }) => ({
    value: _id,
    label: name === '' ? t(`money.wallet.${type}`) : name,
  }))
  return (
    <search className={styles.filters} aria-label={t('money.filters')}>
      <FilterChoice
        label={t('money.account')}
        choices={[...anyAccount, ...named]}
        value={accountId ?? filter.account ?? ''}
        onValueChange={(account) => write({ account })}
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
      <FilterChoice
        label={t('money.method')}
        choices={[
          { value: '', label: t('money.anyMethod') },
          ...paymentMethods.map((value) => ({ value, label: t(`money.method.${value}`) })),
        ]}
        value={filter.method ?? ''}
        onValueChange={(method) => write({ method })}
      />
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
