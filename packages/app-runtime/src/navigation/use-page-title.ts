import { useEffect } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslate, type MessageValues } from '../i18n/use-translate.ts'
import { operators } from '@flower-market/flower-domain'

/** Names the page in the browser's tab and history; the operator's group stands at the end of every title. */
export function usePageTitle(id: MessageId, values?: MessageValues): void {
  const title = `${useTranslate()(id, values)} — ${operators[useLocale()].group}`
  useEffect(() => {
    document.title = title
  }, [title])
}
