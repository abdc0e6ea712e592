import { Banner, Button, EmptyState, Skeleton } from '@flower-market/ui'
import { isApiError } from '@flower-market/api-client'
import { useEffect } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { useResource } from '@flower-market/app-runtime/server-data'
import { InboxList } from './parts/InboxList.tsx'
import styles from './SandboxInboxScreen.module.css'

const lookAgainMs = 3000

/** What the sandbox kept instead of sending it: mails, codes and calls, so that every flow can be walked without providers. */
function SandboxInboxScreen() {
  const t = useTranslate()
  const { refresh, ...outbox } = useResource('outboxList', {})
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) refresh()
    }, lookAgainMs)
    return () => clearInterval(timer)
  }, [refresh])

  if (outbox.status === 'failed' && isApiError(outbox.error, 'not-found')) return <NotFoundPage />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('outbox.title')}</h1>
        <p className={styles.lead}>{t('outbox.lead')}</p>
      </header>
      {outbox.status === 'loading' && <Skeleton className={styles.loading} />}
      {outbox.status === 'failed' && (
        <Banner tone="danger" role="alert" action={<Button onClick={refresh}>{t('outbox.retry')}</Button>}>
          {t('outbox.loadFailed')}
        </Banner>
      )}
      {outbox.status === 'ready' && outbox.data.length === 0 && (
        <EmptyState title={t('outbox.empty')}>{t('outbox.emptyText')}</EmptyState>
      )}
      {outbox.status === 'ready' && outbox.data.length > 0 && <InboxList entries={outbox.data} />}
    </div>
  )
}

export default SandboxInboxScreen
