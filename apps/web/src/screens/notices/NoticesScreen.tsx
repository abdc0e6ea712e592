import { Button, LoadMore, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { paths } from '../../paths.ts'
import { readNoticeAtom } from './notices.atoms.ts'
import { NoticeItem } from './parts/NoticeItem.tsx'
import type { Notice } from './use-notice-text.ts'
import styles from './NoticesScreen.module.css'

const noticesPerPage = 20
const listMessages = { loading: 'notices.loading', failedText: 'notices.loadFailedText' } as const

const noRows: readonly Notice[] = []

function Head({ rows = noRows }: { rows?: readonly Notice[] }) {
  const t = useTranslate()
  const { isSaving, run } = useSaving(useSetAtom(readNoticeAtom))
  const [newest] = rows
  return (
    <PageHeader
      title={t('notices.title')}
      description={t('notices.description')}
      actions={
        <>
          {newest && rows.some(({ isRead }) => !isRead) && (
            <Button loading={isSaving} onClick={() => run({ _id: newest._id, isWithOlder: true })}>
              {t('notices.readAll')}
            </Button>
          )}
          <Button asChild>
            <LocalizedLink to={paths.settings('notices')}>{t('notices.settings')}</LocalizedLink>
          </Button>
        </>
      }
    />
  )
}

/** What the person was notified of, newest first; whatever they open is read. */
function NoticesScreen() {
  const t = useTranslate()
  const { run: read } = useSaving(useSetAtom(readNoticeAtom))
  const { list, showMore } = usePagedList('noticeList', (page) => ({
    query: { page, limit: noticesPerPage },
  }))
  return (
    <ResourceView
      resource={list}
      headingLevel={1}
      messages={listMessages}
      skeleton={
        <Stack gap={5}>
          <Head />
          <Skeleton shape="block" height={340} />
        </Stack>
      }
      empty={
        <PageMessage
          title="notices.emptyTitle"
          text="notices.emptyText"
          link={{ to: paths.settings('notices'), label: 'notices.toSettings' }}
        />
      }
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows, total, next }) => (
        <Stack gap={5}>
          <Head rows={rows} />
          <ul className={styles.list}>
            {rows.map((notice) => (
              <NoticeItem
                key={notice._id}
                notice={notice}
                onOpen={() => {
                  if (!notice.isRead) read({ _id: notice._id, isWithOlder: false })
                }}
              />
            ))}
          </ul>
          <LoadMore
            state={next}
            onMore={showMore}
            onRetry={list.refresh}
            moreLabel={t('notices.more')}
            retryLabel={t('runtime.retry')}
            failedText={t('notices.moreFailed')}
            status={t('notices.shown', { shown: rows.length, total })}
          />
        </Stack>
      )}
    </ResourceView>
  )
}

export default NoticesScreen
