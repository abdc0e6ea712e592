import { ToastRegion } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { MessagesOf } from '../i18n/LocaleProvider.tsx'
import type { MessageTopic } from '../i18n/messages.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { dismissNoticeAtom, noticesAtom, type Notice } from '../state/notices.atoms.ts'
import { NoticeLine } from './NoticeLine.tsx'
import styles from './Notices.module.css'

/** A message's id names its topic, so that a screen may give notice in its own words. */
function topicOf({ message }: Notice): MessageTopic {
  return message.slice(0, message.indexOf('.')) as MessageTopic
}

/** What has happened, over the page: announced when it comes, gone by itself unless it is bad news. */
export function Notices() {
  const t = useTranslate()
  const locale = useLocale()
  const notices = useAtomValue(noticesAtom)
  const dismiss = useSetAtom(dismissNoticeAtom)
  return (
    <ToastRegion label={t('shell.notices')} className={styles.notices}>
      {notices.map((notice) => (
        <Suspense key={notice.id}>
          <MessagesOf locale={locale} topics={[topicOf(notice)]}>
            <NoticeLine notice={notice} onDismiss={() => dismiss(notice.id)} />
          </MessagesOf>
        </Suspense>
      ))}
    </ToastRegion>
  )
}
