import { PageHeader, Stack } from '@flower-market/ui'
import { MoreRows, PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { DocumentsSkeleton } from './parts/DocumentsSkeleton.tsx'
import { DocumentsTable } from './parts/DocumentsTable.tsx'

const documentsPerPage = 20
const moreMessages = {
  more: 'documents.more',
  failed: 'documents.moreFailed',
  shown: 'documents.shown',
} as const
const listMessages = { loading: 'documents.loading', failedText: 'documents.loadFailedText' } as const

/** Every tax document of the person, newest first; the address knows how many pages are shown. */
function DocumentsScreen() {
  const t = useTranslate()
  const { list, showMore } = usePagedList('documentList', (page) => ({
    query: { page, limit: documentsPerPage },
  }))
  const header = <PageHeader title={t('documents.title')} description={t('documents.description')} />
  return (
    <ResourceView
      resource={list}
      headingLevel={1}
      messages={listMessages}
      skeleton={
        <Stack gap={5}>
          {header}
          <DocumentsSkeleton />
        </Stack>
      }
      empty={
        <PageMessage
          title="documents.emptyTitle"
          text="documents.emptyText"
          link={{ to: paths.history(), label: 'documents.toHistory' }}
        />
      }
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <Stack gap={5}>
          {header}
          <DocumentsTable rows={rows} />
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </Stack>
      )}
    </ResourceView>
  )
}

export default DocumentsScreen
