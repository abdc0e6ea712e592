import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { auditActions, isIsoDate } from '@flower-market/flower-domain'
import { Button, EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useSearchParams } from 'react-router-dom'
import { Link } from '@flower-market/app-runtime/navigation'
import styles from './AuditScreen.module.css'
import { isCursor } from '../../state/address-filter.ts'
import { AuditFilters } from './parts/AuditFilters.tsx'
import { AuditTable } from './parts/AuditTable.tsx'

const messages = { loading: 'audit.loading', failedText: 'audit.loadFailedText' } as const

/** The address with some of its conditions changed; another condition begins at the first page. */
function withParams(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  next.delete('cursor')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next.toString()}`
}

function queryOf(search: URLSearchParams) {
  const action = auditActions.find((one) => one === search.get('action'))
  const [about, by, cursor] = ['about', 'by', 'cursor'].map((name) => search.get(name))
  const [from, to] = [search.get('from'), search.get('to')]
  return {
    ...(about && { about }),
    ...(by && { by }),
    ...(action && { action }),
    ...(isIsoDate(from) && { from }),
    ...(isIsoDate(to) && { to }),
    ...(cursor && isCursor(cursor) && { cursor }),
  }
}

/** What staff have done: who, what, about whom, from where and why. The address knows what is asked for. */
function AuditScreen() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const query = queryOf(search)
  const entries = useResource('auditList', { query })
  return (
    <div className={styles.page}>
      <PageHeader title={t('audit.title')} description={t('audit.lead')} />
      <AuditFilters
        action={query.action ?? null}
        from={query.from ?? ''}
        to={query.to ?? ''}
        isOfOne={query.about !== undefined || query.by !== undefined}
        onChange={(changes) => setSearch(withParams(search, changes), { replace: true })}
      />
      <ResourceView
        resource={entries}
        headingLevel={2}
        messages={messages}
        skeleton={<Skeleton shape="block" height={240} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('audit.emptyTitle')}>{t('audit.emptyText')}</EmptyState>}
      >
        {({ items, next }) => (
          <>
            <AuditTable entries={items} hrefOf={(name, id) => withParams(search, { [name]: id })} />
            <div className={styles.pages}>
              {search.has('cursor') && (
                <Button asChild>
                  <Link to={withParams(search, {})}>{t('audit.newest')}</Link>
                </Button>
              )}
              {next !== null && (
                <Button asChild>
                  <Link to={withParams(search, { cursor: next })}>{t('audit.older')}</Link>
                </Button>
              )}
            </div>
          </>
        )}
      </ResourceView>
    </div>
  )
}

export default AuditScreen
