import type { CallOutput } from '@flower-market/api-client'
import type { Role } from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { ListMore } from '../../../components/list-more/ListMore.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ShownPagedList } from '@flower-market/app-runtime/server-data'
import { UsersSkeleton } from './UsersSkeleton.tsx'
import { UsersTable } from './UsersTable.tsx'

export interface UsersListProps {
  people: ShownPagedList<CallOutput<'userList'>['items'][number]>
  role: Role
  isSearching: boolean
  onClear: () => void
}

const moreLabels = {
  more: 'users.more',
  failed: 'users.moreFailed',
  retry: 'users.retry',
  shown: 'users.shown',
} as const

function emptyWordsOf(role: Role) {
  return role === 'AGENT'
    ? ({ title: 'users.emptyReferrals', text: 'users.emptyReferralsText' } as const)
    : ({ title: 'users.emptyClients', text: 'users.emptyClientsText' } as const)
}

/** The people found, or why there are none. */
export function UsersList({ people, role, isSearching, onClear }: UsersListProps) {
  const t = useTranslate()
  const { list, showMore } = people
  if (list.status === 'loading') return <UsersSkeleton />
  if (list.status === 'failed') {
    return (
      <EmptyState
        role="alert"
        title={t('users.loadFailed')}
        action={
          <Button tone="primary" size="l" onClick={list.refresh}>
            {t('users.retry')}
          </Button>
        }
      >
        {t('users.loadFailedText')}
      </EmptyState>
    )
  }
  if (list.data.rows.length === 0 && isSearching) {
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
  if (list.data.rows.length === 0) {
    const { title, text } = emptyWordsOf(role)
    return <EmptyState title={t(title)}>{t(text)}</EmptyState>
  }
  return (
    <>
      <UsersTable rows={list.data.rows} />
      <ListMore
        next={list.data.next}
        shown={list.data.rows.length}
        total={list.data.total}
        words={moreLabels}
        onMore={showMore}
        onRetry={list.refresh}
      />
    </>
  )
}
