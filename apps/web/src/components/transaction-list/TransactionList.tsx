import type { CallInput } from '@flower-market/api-client'
import type { TransactionKind } from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'
import { MoreRows } from '@flower-market/app-runtime/resource-view'
import { TransactionTable } from './TransactionTable.tsx'

const moreMessages = {
  more: 'transactions.more',
  failed: 'transactions.moreFailed',
  shown: 'transactions.shown',
} as const

const transactionsPerPage = 20

/** What narrows the list. */
type TransactionFilter = Pick<NonNullable<CallInput<'transactionList'>['query']>, 'status'>

export interface TransactionListProps {
  /** Names the table. */
  label: string
  /** @default all kinds */
  kind?: TransactionKind
  status?: TransactionFilter['status']
}

const listMessages = { loading: 'transactions.loading', failedText: 'transactions.loadFailedText' } as const

function Nothing({ isFiltered, kind }: { isFiltered: boolean; kind: TransactionKind | undefined }) {
  const t = useTranslate()
  if (isFiltered) return <EmptyState title={t('transactions.nothingFound')} />
  if (kind === 'transfer') {
    return <EmptyState title={t('transactions.noTransfers')}>{t('transactions.noTransfersText')}</EmptyState>
  }
  return (
    <EmptyState
      title={t('transactions.emptyTitle')}
      action={
        <Button asChild size="l">
          <LocalizedLink to={paths.replenishment()}>{t('transactions.topUpBalance')}</LocalizedLink>
        </Button>
      }
    >
      {t('transactions.emptyText')}
    </EmptyState>
  )
}

/** Transactions, 20 a page, the newest first; the address knows how many pages are shown. */
export function TransactionList({ label, kind, status }: TransactionListProps) {
  const { list, showMore } = usePagedList('transactionList', (page) => ({
    query: { page, limit: transactionsPerPage, ...(status && { status }), ...(kind && { kind }) },
  }))
  return (
    <ResourceView
      resource={list}
      headingLevel={2}
      messages={listMessages}
      skeleton={<TransactionSkeleton />}
      empty={<Nothing isFiltered={status !== undefined} kind={kind} />}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <>
          <TransactionTable rows={rows} label={label} />
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </>
      )}
    </ResourceView>
  )
}
