import { Button, PageHeader } from '@flower-market/ui'
import type { ReactNode } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LocalizedLink } from '../navigation/LocalizedLink.tsx'
import styles from './PageMessage.module.css'

export interface PageMessageProps {
  title: MessageId
  text: MessageId
  /** The way on: a path, and what the link to it says. */
  link: { readonly to: string; readonly label: MessageId }
  /** Other ways on, below. */
  children?: ReactNode
  /** Margins where the page has none. */
  className?: string | undefined
}

/** Stands for a page that has nothing to show: why, and the way on. */
export function PageMessage({ title, text, link, children, className }: PageMessageProps) {
  const t = useTranslate()
  return (
    <div className={[styles.message, className].filter(Boolean).join(' ')}>
      <PageHeader title={t(title)} description={t(text)} />
      <Button asChild tone="primary" size="l">
        <LocalizedLink to={link.to}>{t(link.label)}</LocalizedLink>
      </Button>
      {children}
    </div>
  )
}
