import { Button, EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { useMay } from '../../state/use-may.ts'
import { AddPersonDialog } from './parts/AddPersonDialog.tsx'
import { PeopleFilters } from './parts/PeopleFilters.tsx'
import { PeopleTable } from './parts/PeopleTable.tsx'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { peopleFilterNames, toQuery } from './people-filter.ts'

const peoplePerPage = 20
const moreMessages = { more: 'people.more', failed: 'people.moreFailed', shown: 'people.shown' } as const
const listMessages = { loading: 'people.loading', failedText: 'people.loadFailedText' } as const

/** Everybody whom the market knows; the address holds the search, the filters and how many pages are shown. */
function PeopleScreen() {
  const t = useTranslate()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const { filter, searchText, setSearchText, change, clear } = useAddressFilter(peopleFilterNames)
  const people = usePagedList('userList', (page) => ({
    query: { page, limit: peoplePerPage, ...toQuery(filter) },
  }))
  const { list } = people
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('people.title')}
        description={list.status === 'ready' && t('people.total', { count: list.data.total })}
        actions={may('personAdd') && <Button onClick={() => setAdding(true)}>{t('people.add.open')}</Button>}
      />
      {isAdding && <AddPersonDialog onClose={() => setAdding(false)} />}
      <PeopleFilters
        filter={filter}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onChange={change}
      />
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
              <MoreRows paged={people} messages={moreMessages} />
            </>
          )
        }
      </ResourceView>
    </Stack>
  )
}

export default PeopleScreen
