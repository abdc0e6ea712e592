import type { CallOutput } from '@flower-market/api-client'
import type { Role } from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ShownPagedList } from '@flower-market/app-runtime/server-data'
import { UsersSkeleton } from './UsersSkeleton.tsx'
import { UsersTable } from './UsersTable.tsx'

const moreMessages = { more: 'users.more', failed: 'users.moreFailed', shown: 'users.shown' } as const

export interface UsersListProps {
  people: ShownPagedList<CallOutput<'userList'>['items'][number]>
  role: Role
  isSearching: boolean
  onClear: () => void
}

const listMessages = { loading: 'users.loading', failedText: 'users.loadFailedText' } as const

function NobodyFound({ onClear }: Pick<UsersListProps, 'onClear'>) {
  const t = useTranslate()
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

function Nobody({ role }: Pick<UsersListProps, 'role'>) {
  const t = useTranslate()
  const isAgent = role === 'AGENT'
  return (
    <EmptyState title={t(isAgent ? 'users.emptyReferrals' : 'users.emptyClients')}>
      {t(isAgent ? 'users.emptyReferralsText' : 'users.emptyClientsText')}
    </EmptyState>
  )
}

/** The people found, or why there are none. */
export function UsersList({ people, role, isSearching, onClear }: UsersListProps) {
  const { list, showMore } = people
  return (
    <ResourceView
      resource={list}
      headingLevel={2}
      messages={listMessages}
      skeleton={<UsersSkeleton />}
      empty={isSearching ? <NobodyFound onClear={onClear} /> : <Nobody role={role} />}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <>
          <UsersTable rows={rows} />
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </>
      )}
    </ResourceView>
  )
}
