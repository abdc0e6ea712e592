import type { CallOutput } from '@flower-market/api-client'
import type { Role } from '@flower-market/flower-domain'
import { Button, EmptyState, LoadMore } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { PagedListInUse } from '@flower-market/app-runtime/server-data'
import { UsersSkeleton } from './UsersSkeleton.tsx'
import { UsersTable } from './UsersTable.tsx'

export interface UsersListProps {
  people: PagedListInUse<CallOutput<'userList'>['items'][number]>
  role: Role
  isSearching: boolean
  onClear: () => void
}

function emptyWordsOf(role: Role) {
  return role === 'AGENT'
    ? ({ title: 'users.emptyReferrals', text: 'users.emptyReferralsText' } as const)
    : ({ title: 'users.emptyClients', text: 'users.emptyClientsText' } as const)
}

/** The people found, or why there are none. */
export function UsersList({ people, role, isSearching, onClear }: UsersListProps) {
  const t = useTranslate()
  const { list, showMore, retry } = people
  if (list.status === 'loading') return <UsersSkeleton />
  if (list.status === 'failed') {
    return (
      <EmptyState
        role="alert"
        title={t('users.loadFailed')}
        action={
          <Button tone="primary" size="l" onClick={retry}>
            {t('users.retry')}
          </Button>
        }
      >
        {t('users.loadFailedText')}
      </EmptyState>
    )
  }
  if (list.rows.length === 0 && isSearching) {
    return (
      <EmptyState
        title={t('users.nothingFound')}
        action={
          <Button size="l" onClick={onClear}>
            {t('users.searchClear')}
          </Button>
        }
      >
        {t('users.nothingFoundText')}
      </EmptyState>
    )
  }
  if (list.rows.length === 0) {
    const { title, text } = emptyWordsOf(role)
    return <EmptyState title={t(title)}>{t(text)}</EmptyState>
  }
  return (
    <>
      <UsersTable rows={list.rows} />
      <LoadMore
        state={list.next}
        onMore={showMore}
        onRetry={retry}
        moreLabel={t('users.more')}
        retryLabel={t('users.retry')}
        failedText={t('users.moreFailed')}
        status={t('users.shown', { shown: list.rows.length, total: list.total })}
      />
    </>
  )
}
