import { EmptyState, LoadMore, Skeleton } from '@flower-market/ui'
import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PeriodFilter } from '../../../components/money-history/PeriodFilter.tsx'
import { StatementFormats } from '../../../components/money-history/StatementFormats.tsx'
import { useAddressFilter } from '../../../components/money-history/use-address-filter.ts'
import { readAccountAndDays } from '../../../components/money-history/use-money-filter.ts'
import styles from './PlantationStatement.module.css'
import { PlantationSums } from './PlantationSums.tsx'
import { StatementTable } from './StatementTable.tsx'

const perPage = 20
const dayNames = ['from', 'to'] as const

/** What the representative's plantation has shipped, the claims and the payments of the days of the address: to read, and as files. */
export function PlantationStatement() {
  const t = useTranslate()
  const { filter, today, write } = useAddressFilter(dayNames, readAccountAndDays)
  const { from, to } = filter
  const period = { ...(from && { from }), ...(to && { to }) }
  const [shown, setShown] = useState(perPage)
  const statement = useResource('plantationStatement', { query: period })
  return (
    <>
      <div className={styles.controls}>
        <PeriodFilter
          filter={period}
          today={today}
          onChange={(days) => write({ from: undefined, to: undefined, ...days })}
        />
        <StatementFormats
          label={t('money.statement')}
          onChoose={(download, file) =>
            download('plantationStatementFile', { query: { ...file, ...period } })
          }
        />
      </div>
      <ResourceView
        resource={statement}
        headingLevel={2}
        messages={{ loading: 'transfers.statementLoading', failedText: 'transfers.statementFailed' }}
        skeleton={<Skeleton shape="block" height={220} />}
        empty={
          <EmptyState title={t('transfers.statementEmpty')}>{t('transfers.statementEmptyText')}</EmptyState>
        }
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items, sums }) => (
          <>
            <PlantationSums sums={sums} />
            <StatementTable entries={items.slice(0, shown)} />
            {items.length > perPage && (
              <LoadMore
                state={shown < items.length ? 'more' : 'end'}
                onMore={() => setShown(shown + perPage)}
                onRetry={() => setShown(shown)}
                moreLabel={t('transfers.more')}
                retryLabel={t('transfers.more')}
                failedText={null}
                status={t('money.shown', { shown: Math.min(shown, items.length), total: items.length })}
              />
            )}
          </>
        )}
      </ResourceView>
    </>
  )
}
