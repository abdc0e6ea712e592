import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import styles from './parts/StatementPage.module.css'
import { StatementPage } from './parts/StatementPage.tsx'

const messages = {
  pageTitle: 'books.statements',
  loading: 'statements.lineLoading',
  failedText: 'statements.lineFailedText',
} as const

/** The lines of a statement, what each pays, and the decisions. */
function StatementScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('bankStatementGet', { params: { id } })}
      headingLevel={1}
      messages={messages}
      className={styles.page}
      skeleton={
        <div className={styles.page}>
          <Skeleton shape="block" height={560} />
        </div>
      }
      notFound={<NotFoundPage />}
      isNotFound={(error) => isApiError(error, 'not-found') || isApiError(error, 'not-permitted')}
    >
      {(statement) => <StatementPage key={statement._id} statement={statement} />}
    </ResourceView>
  )
}

export default StatementScreen
