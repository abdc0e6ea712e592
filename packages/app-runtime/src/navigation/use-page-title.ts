import { createContext, use, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { pageTitle } from '@flower-market/flower-domain'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate, type MessageValues } from '../i18n/use-translate.ts'

/** The title of the page that something stands on; null outside of pages. */
export const PageTitleContext = createContext<string | null>(null)

/** A message as the title of a page. It needs no router, so that an error page of the whole shop has one, too. */
export function useTitleText(id: MessageId, values?: MessageValues): string {
  const t = useTranslate()
  return pageTitle(t(id, values), useIntl().locale.startsWith('en') ? 'en' : 'ru')
}

/**
 * Names what a page shows in the browser's tab and history, for what is more exact than the title of its route; that
 * one is back when this is gone. Layout effects, because their order is certain: what goes is cleaned up before what
 * comes is named, and what stands deeper in a page is named after the page.
 */
export function usePageTitle(id: MessageId, values?: MessageValues): void {
  const title = useTitleText(id, values)
  const page = use(PageTitleContext)
  useLayoutEffect(() => {
    document.title = title
    return () => {
      if (page !== null) document.title = page
    }
  }, [title, page])
}
