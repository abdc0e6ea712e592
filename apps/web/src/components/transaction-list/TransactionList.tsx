import type { TransactionKind } from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { usePagedList, useResource } from '@flower-market/app-runtime/server-data'
import type { TransactionFilter } from './use-transaction-filter.ts'
import { TransactionSkeleton } from './TransactionSkeleton.tsx'
import { MoreRows } from '@flower-market/app-runtime/resource-view'
import { TransactionSums } from './TransactionSums.tsx'
import { TransactionTable } from './TransactionTable.tsx'

const moreMessages = {
  more: 'transactions.more',
  failed: 'transactions.moreFailed',
  shown: 'transactions.shown',
} as const

const transactionsPerPage = 20

const noFilter: TransactionFilter = {}

export interface TransactionListProps {
  /** Names the table. */
  label: string
  /** @default all kinds */
  kind?: TransactionKind | undefined
  /** What narrows the list. */
  filter?: TransactionFilter
  /** Takes all of it away. */
  onClear?: () => void
}

const listMessages = { loading: 'transactions.loading', failedText: 'transactions.loadFailedText' } as const

interface NothingProps {
  kind: TransactionKind | undefined
  /** Takes away the filters that hide what there is; undefined without filters. */
  onClear: (() => void) | undefined
}

function Nothing({ kind, onClear }: NothingProps) {
  const t = useTranslate()
  if (onClear) {
    return (
      <EmptyState
        title={t('transactions.nothingFound')}
        action={
          <Button size="l" onClick={onClear}>
            {t('money.clearFilters')}
          </Button>
        }
      />
    )
  }
  if (kind === 'transfer') {
    return <EmptyState title={t('transactions.noTransfers')}>{t('transactions.noTransfersText')}</EmptyState>
  }
  return <EmptyState title={t('transactions.emptyTitle')}>{t('transactions.emptyText')}</EmptyState>
}

/** Transactions, 20 a page, the newest first; the address knows how many pages are shown. */
export function TransactionList({ label, kind, filter = noFilter, onClear }: TransactionListProps) {
  const { account, ...others } = filter
  const question = (page: number) => ({
    query: {
      page,
      limit: transactionsPerPage,
      ...others,
      ...(account !== undefined && { accountId: account }),
      ...(kind && { kind }),
    },
  })
  const { list, showMore } = usePagedList('transactionList', question)
  const first = useResource('transactionList', question(1))
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <ResourceView
      resource={list}
      headingLevel={2}
      messages={listMessages}
      skeleton={<TransactionSkeleton />}
      empty={<Nothing kind={kind} onClear={isNarrowed ? onClear : undefined} />}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <>
          <TransactionTable rows={rows} label={label} />
          {first.status === 'ready' && <TransactionSums sums={first.data.sums} />}
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </>
      )}
    </ResourceView>
  )
}
