import type { CallOutput } from '@flower-market/api-client'
import { PageHeader, SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { MoneyFilters } from '../../../components/money-history/MoneyFilters.tsx'
import { MoneySkeleton } from '../../../components/money-history/MoneySkeleton.tsx'
import { NothingMoved } from '../../../components/money-history/NothingMoved.tsx'
import { useMoneyFilter } from '../../../components/money-history/use-money-filter.ts'
import { paths } from '../../../paths.ts'
import styles from './OperationsView.module.css'

const moreMessages = { more: 'money.more', failed: 'money.moreFailed', shown: 'money.shown' } as const

/** A movement of money on a person's accounts. */
export type Operation = CallOutput<'operationsHistory'>['items'][number]

const operationsPerPage = 20

const listMessages = { loading: 'money.loading', failedText: 'money.loadFailedText' } as const

export interface OperationsViewProps {
  /** How the rows are drawn. */
  Rows: ComponentType<{ rows: readonly Operation[] }>
  /** The path of this view. */
  here: string
}

/** The operations on all accounts, the newest first; the address knows filters and how many pages are shown. */
export function OperationsView({ Rows, here }: OperationsViewProps) {
  const t = useTranslate()
  const filters = useMoneyFilter()
  const { search } = useLocation()
  const { account, ...filter } = filters.filter
  const { list, showMore } = usePagedList('operationsHistory', (page) => ({
    query: {
      page,
      limit: operationsPerPage,
      ...(account !== undefined && { accountId: account }),
      ...filter,
    },
  }))
  const total = list.status === 'ready' ? list.data.total : 0
  const views = [
    { path: paths.operationsHistory(), name: t('money.byDays') },
    { path: paths.operationsTable(), name: t('money.asTable') },
  ]
  return (
    <div className={styles.operations}>
      <PageHeader
        title={t('money.operations')}
        description={total > 0 && t('money.total', { count: total })}
        actions={
          <SegmentedTabs label={t('money.view')} tone="boxed">
            {views.map(({ path, name }) => (
              <SegmentedTab key={path} asChild aria-current={path === here ? 'page' : undefined}>
                <LocalizedLink to={path + search}>{name}</LocalizedLink>
              </SegmentedTab>
            ))}
          </SegmentedTabs>
        }
      />
      <MoneyFilters filters={filters} />
      <ResourceView
        resource={list}
        headingLevel={2}
        messages={listMessages}
        skeleton={<MoneySkeleton />}
        empty={<NothingMoved isNarrowed={Object.keys(filters.filter).length > 0} onClear={filters.clear} />}
        isEmpty={({ rows }) => rows.length === 0}
      >
        {({ rows }) => (
          <>
            <Rows rows={rows} />
            <MoreRows paged={{ list, showMore }} messages={moreMessages} />
          </>
        )}
      </ResourceView>
    </div>
  )
}
