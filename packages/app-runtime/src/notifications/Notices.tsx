import { Toast, ToastRegion } from '@flower-market/ui/toast'
import { useSetAtom } from 'jotai'
import { Component, Suspense, type ReactNode } from 'react'
import { useBrowserAtomValue } from '../hydration/use-browser-atom-value.ts'
import { MessagesOf } from '../i18n/LocaleProvider.tsx'
import type { MessageTopic } from '../i18n/message-ids.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { dismissNoticeAtom, noticesAtom, type Notice } from './notices.atoms.ts'
import styles from './Notices.module.css'

/** A message's id names its topic, so that a screen may give notice in its own words. */
function topicOf({ message }: Notice): MessageTopic {
  return message.slice(0, message.indexOf('.')) as MessageTopic
}

interface NoticeLineProps {
  notice: Notice
  onDismiss: () => void
}

/** Leaves out a notice whose words could not be loaded: the rest of the page goes on. */
class NoticeBoundary extends Component<{ children: ReactNode }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    return this.state.isMissing ? null : this.props.children
  }
}

const tones = { info: 'neutral', success: 'success', danger: 'danger' } as const

const readingTime = { autoDismissMs: 6000 }

const none: readonly Notice[] = []

/** One notice: it goes when it has been read, but bad news stays until the person has closed it. */
function NoticeLine({ notice: { tone, message, values }, onDismiss }: NoticeLineProps) {
  const t = useTranslate()
  return (
    <Toast
      tone={tones[tone]}
      dismissLabel={t('runtime.dismiss')}
      onDismiss={onDismiss}
      {...(tone === 'danger' ? {} : readingTime)}
    >
      {t(message, values)}
    </Toast>
  )
}

/** What has happened, over the page: announced when it comes, gone by itself unless it is bad news. */
export function Notices() {
  const t = useTranslate()
  const locale = useLocale()
  const notices = useBrowserAtomValue(noticesAtom, none)
  const dismiss = useSetAtom(dismissNoticeAtom)
  return (
    <ToastRegion label={t('runtime.notices')} className={styles.notices}>
      {notices.map((notice) => (
        <NoticeBoundary key={notice.id}>
          <Suspense>
            <MessagesOf locale={locale} topics={[topicOf(notice)]}>
              <NoticeLine notice={notice} onDismiss={() => dismiss(notice.id)} />
            </MessagesOf>
          </Suspense>
        </NoticeBoundary>
      ))}
    </ToastRegion>
  )
}
