import type { CallOutput } from '@flower-market/api-client'
import { LoadMore } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ShownPagedList } from '@flower-market/app-runtime/server-data'

type People = Pick<ShownPagedList<CallOutput<'userList'>['items'][number]>, 'list' | 'showMore'>

/** How many people are shown, and the next page. */
export function MorePeople({ people: { list, showMore } }: { people: People }) {
  const t = useTranslate()
  if (list.status !== 'ready') return null
  const { rows, total, next } = list.data
  return (
    <LoadMore
      state={next}
      onMore={showMore}
      onRetry={list.refresh}
      moreLabel={t('people.more')}
      retryLabel={t('runtime.retry')}
      failedText={t('people.moreFailed')}
      status={t('people.shown', { shown: rows.length, total })}
    />
  )
}
