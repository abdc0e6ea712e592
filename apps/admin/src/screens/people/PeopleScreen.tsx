import { Button, EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { PeopleFilters } from './parts/PeopleFilters.tsx'
import { PeopleTable } from './parts/PeopleTable.tsx'
import { MorePeople } from './parts/MorePeople.tsx'
import { isNarrowed, toQuery } from './people-filter.ts'
import { usePeopleFilter } from './use-people-filter.ts'

const peoplePerPage = 20
const listMessages = { loading: 'people.loading', failedText: 'people.loadFailedText' } as const

/** Everybody whom the market knows; the address holds the search, the filters and how many pages are shown. */
function PeopleScreen() {
  const t = useTranslate()
  const { filter, words, setWords, change, clear } = usePeopleFilter()
  const people = usePagedList('userList', (page) => ({
    query: { page, limit: peoplePerPage, ...toQuery(filter) },
  }))
  const { list } = people
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('people.title')}
        description={list.status === 'ready' && t('people.total', { count: list.data.total })}
      />
      <PeopleFilters filter={filter} words={words} onWords={setWords} onChange={change} />
      <ResourceView
        resource={list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('people.nothingFound')}
              action={isNarrowed(filter) && <Button onClick={clear}>{t('people.clear')}</Button>}
            >
              {t('people.nothingFoundText')}
            </EmptyState>
          ) : (
            <>
              <PeopleTable rows={rows.filter((row) => row.view === 'staff')} />
              <MorePeople people={people} />
            </>
          )
        }
      </ResourceView>
    </Stack>
  )
}

export default PeopleScreen
