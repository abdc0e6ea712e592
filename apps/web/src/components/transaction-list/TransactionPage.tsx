import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TransactionKind } from '@flower-market/flower-domain'
import { Button, PageHeader, SegmentedTab, SegmentedTabs, Stack } from '@flower-market/ui'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, useScrollToCurrent } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionList } from './TransactionList.tsx'
import { TransactionStatement } from './TransactionStatement.tsx'
import styles from './TransactionPage.module.css'
import { shownStatuses, useTransactionFilter } from './use-transaction-filter.ts'

export interface TransactionPageProps {
  title: MessageId
  /** The page's own address. */
  path: string
  /** @default all kinds */
  kind?: TransactionKind
  /** What stands beside the title. */
  note?: ReactNode
  /** What stands above the list and leads to ways to top up. @default a button that does */
  overview?: ReactNode
}

/** A list of transactions as a page, narrowed by what its address says. */
export function TransactionPage({ title, path, kind, note, overview }: TransactionPageProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const filters = useTransactionFilter()
  const statuses = useScrollToCurrent()
  const toStatus = (status: string | undefined): string => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('status')
    if (status !== undefined) next.set('status', status)
    return next.size === 0 ? path : `${path}?${next}`
  }
  return (
    <Stack gap={5}>
      <PageHeader
        title={t(title)}
        actions={
          overview === undefined ? (
            <Button asChild tone="primary">
              <LocalizedLink to={paths.replenishment()}>{t('transactions.topUpBalance')}</LocalizedLink>
            </Button>
          ) : (
            note
          )
        }
      />
      {overview}
      <Stack gap={2}>
        <SegmentedTabs ref={statuses} label={t('transactions.statusFilter')}>
          {[undefined, ...shownStatuses].map((one) => (
            <SegmentedTab key={one ?? 'all'} asChild>
              <LocalizedLink
                to={toStatus(one)}
                aria-current={one === filters.filter.status ? 'page' : undefined}
              >
                {one === undefined ? t('transactions.all') : t(`labels.transactionStatus.${one}`)}
              </LocalizedLink>
            </SegmentedTab>
          ))}
        </SegmentedTabs>
        <div className={styles.tools}>
          <TransactionFilters filters={filters} kind={kind} />
          {kind === undefined && <TransactionStatement filter={filters.filter} />}
        </div>
      </Stack>
      <TransactionList label={t(title)} kind={kind} filter={filters.filter} onClear={filters.clear} />
    </Stack>
  )
}
