import { mayCall, type Session } from '@flower-market/api-client'
import { PageHeader } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { PageSection } from '../../components/page-section/PageSection.tsx'
import { PercentagesTable } from '../../components/percentages/PercentagesTable.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { OwnLink } from './parts/OwnLink.tsx'
import { UserSearch } from './parts/UserSearch.tsx'
import { UsersList } from './parts/UsersList.tsx'
import { useSearchText } from './use-search-text.ts'
import styles from './UsersScreen.module.css'

const peoplePerPage = 20

function UsersOf({ role }: Pick<Session, 'role'>) {
  const t = useTranslate()
  const { search, searchText, setSearchText } = useSearchText()
  const people = usePagedList('userList', (page) => ({
    query: { page, limit: peoplePerPage, ...(search === '' ? {} : { search }) },
  }))
  const { list } = people
  const rows = list.status === 'ready' ? list.data.rows : []
  return (
    <div className={styles.users}>
      <PageHeader
        title={t(role === 'BROKER' ? 'users.clients' : 'users.title')}
        description={
          list.status === 'ready' &&
          list.data.total > 0 &&
          t(role === 'BROKER' ? 'users.totalClients' : 'users.total', { count: list.data.total })
        }
        actions={
          <UserSearch
            text={searchText}
            onTextChange={setSearchText}
            hint={t(role === 'AGENT' ? 'users.searchHintNames' : 'users.searchHint')}
          />
        }
      />
      <UsersList people={people} role={role} isSearching={search !== ''} onClear={() => setSearchText('')} />
      {mayCall(role, 'userAddReferral') && rows.length > 0 && (
        <PageSection id="margin" title={t('users.margin')} hint={t('users.marginHint')}>
          <PercentagesTable label={t('users.margin')} kind="margin" rows={rows} onSaved={people.replace} />
        </PageSection>
      )}
      {role === 'ADMIN' && rows.length > 0 && (
        <PageSection id="shares" title={t('users.shares')} hint={t('users.sharesHint')}>
          <PercentagesTable label={t('users.shares')} kind="share" rows={rows} onSaved={people.replace} />
        </PageSection>
      )}
      {role === 'AGENT' && list.status !== 'loading' && (
        <PageSection id="referrals" title={t('users.referrals')} hint={t('users.referralsHint')}>
          <OwnLink />
          {rows.length > 0 && <PercentagesTable label={t('users.referrals')} kind="share" rows={rows} />}
        </PageSection>
      )}
    </div>
  )
}

/** The people whom the role looks after; the address knows the search and how many pages are shown. */
function UsersScreen() {
  const session = useAtomValue(sessionAtom)
  return session && <UsersOf role={session.role} />
}

export default UsersScreen
