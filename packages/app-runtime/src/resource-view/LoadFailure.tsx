import { Banner, Button, EmptyState, PageHeader } from '@flower-market/ui'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import styles from './PageMessage.module.css'

export interface LoadFailureProps {
  /** Level of the heading; without one the failure is a banner beside what else is there. */
  headingLevel?: 1 | 2 | undefined
  /** @default that something went wrong; a banner goes without */
  title?: MessageId | undefined
  /** What could not be loaded, in a sentence. */
  text?: MessageId | undefined
  /** Of a failure with a heading: margins where its page has none, or its place among the parts of the page. */
  className?: string | undefined
  onRetry: () => void
}

/** Tells that something could not be loaded, and offers to try again. */
export function LoadFailure({ headingLevel, title, text, className, onRetry }: LoadFailureProps) {
  const t = useTranslate()
  if (headingLevel === undefined) {
    return (
      <Banner
        role="alert"
        tone="danger"
        title={title && t(title)}
        action={<Button onClick={onRetry}>{t('runtime.retry')}</Button>}
      >
        {t(text ?? 'runtime.loadFailed')}
      </Banner>
    )
  }
  if (headingLevel === 1) {
    return (
      <div role="alert" className={[styles.message, className].filter(Boolean).join(' ')}>
        <PageHeader title={t(title ?? 'runtime.loadFailed')} description={text && t(text)} />
        <Button tone="primary" size="l" onClick={onRetry}>
          {t('runtime.retry')}
        </Button>
      </div>
    )
  }
  return (
    <EmptyState
      role="alert"
      className={className}
      headingLevel={headingLevel}
      title={t(title ?? 'runtime.loadFailed')}
      action={
        <Button tone="primary" size="l" onClick={onRetry}>
          {t('runtime.retry')}
        </Button>
      }
    >
      {text && t(text)}
    </EmptyState>
  )
}
