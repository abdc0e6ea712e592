import { Button, EmptyState } from '@flower-market/ui'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { LocalizedLink } from '../navigation/LocalizedLink.tsx'

export interface PageMessageProps {
  title: MessageId
  text: MessageId
  /** The way on: a path, and what the link to it says. */
  link: { readonly to: string; readonly label: MessageId }
}

/** Stands for a page that has nothing to show: why, and the way on. */
export function PageMessage({ title, text, link }: PageMessageProps) {
  const t = useTranslate()
  return (
    <EmptyState
      headingLevel={1}
      title={t(title)}
      action={
        <Button asChild tone="primary" size="l">
          <LocalizedLink to={link.to}>{t(link.label)}</LocalizedLink>
        </Button>
      }
    >
      {t(text)}
    </EmptyState>
  )
}
