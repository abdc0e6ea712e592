import { LoadMore } from '@flower-market/ui'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { ShownPagedList } from '../server-data/use-paged-list.ts'

export interface MoreRowsProps {
  /** The list that is shown above. */
  paged: Pick<ShownPagedList<{ readonly _id: string }>, 'list' | 'showMore'>
  /** Names of the button, of its failure, and of how many are shown (`shown`, `total`). */
  messages: { readonly more: MessageId; readonly failed: MessageId; readonly shown: MessageId }
}

/** Below the rows of a list: how many of them are shown, and the next page. */
export function MoreRows({ paged: { list, showMore }, messages }: MoreRowsProps) {
  const t = useTranslate()
  if (list.status !== 'ready') return null
  const { rows, total, next } = list.data
  return (
    <LoadMore
      state={next}
      onMore={showMore}
      onRetry={list.refresh}
      moreLabel={t(messages.more)}
      retryLabel={t('runtime.retry')}
      failedText={t(messages.failed)}
      status={t(messages.shown, { shown: rows.length, total })}
    />
  )
}
