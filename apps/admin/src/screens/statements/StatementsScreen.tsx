import { EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { MoneyTabs } from '../../components/money-tabs/MoneyTabs.tsx'
import { ImportStatement } from './parts/ImportStatement.tsx'
import { StatementsTable } from './parts/StatementsTable.tsx'

const statementsPerPage = 20
const messages = { loading: 'statements.loading', failedText: 'statements.failedText' } as const
const moreMessages = {
  more: 'statements.more',
  failed: 'statements.moreFailed',
  shown: 'statements.shown',
} as const

/** Statements of the operator's bank: a file is imported, its lines are matched to invoices and wait for a decision. */
function StatementsScreen() {
  const t = useTranslate()
  const statements = usePagedList('bankStatementList', (page) => ({
    query: { page, limit: statementsPerPage },
  }))
  return (
    <Stack gap={5}>
      <PageHeader title={t('books.statements')} description={t('statements.lead')} />
      <MoneyTabs current="statements" />
      <ImportStatement />
      <ResourceView
        resource={statements.list}
        messages={messages}
        skeleton={<Skeleton shape="block" height={320} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('statements.none')}>{t('statements.noneText')}</EmptyState>
          ) : (
            <>
              <StatementsTable statements={rows} />
              <MoreRows paged={statements} messages={moreMessages} />
            </>
          )
        }
      </ResourceView>
    </Stack>
  )
}

export default StatementsScreen
