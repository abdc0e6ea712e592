import { EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useEffect, type ReactNode } from 'react'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { useResource } from '@flower-market/app-runtime/server-data'
import { InboxList } from './parts/InboxList.tsx'
import styles from './SandboxInboxScreen.module.css'

const lookAgainMs = 3000

function Inbox({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <PageHeader title={t('outbox.title')} description={t('outbox.lead')} className={styles.head} />
      {children}
    </div>
  )
}

/** What the sandbox kept instead of sending it: mails, codes and calls, so that every flow can be walked without providers. */
function SandboxInboxScreen() {
  const t = useTranslate()
  const outbox = useResource('outboxList', {})
  const { refresh } = outbox
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) refresh()
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <ResourceView
      resource={outbox}
      headingLevel={1}
      notFound={<NotFoundPage />}
      skeleton={
        <Inbox>
          <Skeleton className={styles.loading} />
        </Inbox>
      }
      empty={
        <Inbox>
          <EmptyState title={t('outbox.empty')}>{t('outbox.emptyText')}</EmptyState>
        </Inbox>
      }
    >
      {(entries) => (
        <Inbox>
          <InboxList entries={entries} />
        </Inbox>
      )}
    </ResourceView>
  )
}

export default SandboxInboxScreen
