import { Button, EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Link, useSearchParams } from 'react-router-dom'
import { MoneyTabs } from '../../components/money-tabs/MoneyTabs.tsx'
import { queryOf, withParams } from './ledger-filter.ts'
import styles from './LedgerScreen.module.css'
import { LedgerFilters } from './parts/LedgerFilters.tsx'
import { LedgerTable } from './parts/LedgerTable.tsx'

const messages = { loading: 'books.ledgerLoading', failedText: 'books.ledgerFailedText' } as const

/** Entries of the ledger; the address knows what is searched for. */
function LedgerScreen() {
  const t = useTranslate()
  const [params, setParams] = useSearchParams()
  return (
    <div className={styles.page}>
      <PageHeader title={t('books.ledgerTitle')} description={t('books.ledgerLead')} />
      <MoneyTabs current="ledger" />
      <LedgerFilters
        params={params}
        onChange={(changes) => setParams(withParams(params, changes), { replace: true })}
      />
      <ResourceView
        resource={useResource('ledgerEntries', { query: queryOf(params) })}
        headingLevel={2}
        messages={messages}
        skeleton={<Skeleton shape="block" height={480} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('books.ledgerEmpty')}>{t('books.ledgerEmptyText')}</EmptyState>}
      >
        {({ items, next }) => (
          <>
            <LedgerTable entries={items} hrefOf={(changes) => withParams(params, changes)} />
            <div className={styles.pages}>
              {params.has('cursor') && (
                <Button asChild>
                  <Link to={withParams(params, {})}>{t('books.newest')}</Link>
                </Button>
              )}
              {next !== null && (
                <Button asChild>
                  <Link to={withParams(params, { cursor: next })}>{t('books.older')}</Link>
                </Button>
              )}
            </div>
          </>
        )}
      </ResourceView>
    </div>
  )
}

export default LedgerScreen
