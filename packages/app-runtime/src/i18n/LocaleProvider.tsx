import { localeCookie } from '@flower-market/flower-domain'
import { useAtomValue } from 'jotai'
import { use, useEffect, useMemo, type ReactNode } from 'react'
import { createIntl, createIntlCache, RawIntlProvider, useIntl } from 'react-intl'
import { KitTexts } from './KitTexts.tsx'
import { languageTags, type Locale } from './locale.ts'
import { appDefinitionAtom } from '../app/app-definition.ts'
import { remember } from '../app/remember.ts'
import type { MessageTopic } from './message-ids.ts'
import type { Messages } from './compiled-messages.ts'
import { LocaleContext } from './use-locale.ts'

/** A missing message is a bug: it stops a developer, and a visitor sees the id rather than a blank page. */
function failOnMissing(error: Error): void {
  if (import.meta.env.DEV) throw error
  reportError(error)
}

const noMessages: Messages = {}

/** What formats numbers and dates is made once for all pages: each of these takes longer than formatting with it a hundred times. */
const formatters = createIntlCache()

interface IntlOfProps {
  locale: Locale
  messages: Messages
  children: ReactNode
}

function IntlOf({ locale, messages, children }: IntlOfProps) {
  const intl = useMemo(
    () => createIntl({ locale: languageTags[locale], messages, onError: failOnMissing }, formatters),
    [locale, messages],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Sets the page's language and gives the messages of what stands around every page; suspends until they are there. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { loadMessages, frameTopics } = useAtomValue(appDefinitionAtom)
  const messages = use(loadMessages(locale, ['runtime', ...frameTopics]))
  useEffect(() => {
    // Also the same language set again has a browser style and lay out the whole page anew.
    const page = document.documentElement
    if (page.lang !== locale) page.lang = locale
    // As the server does when it sends a page.
    remember(localeCookie, locale)
  }, [locale])
  return (
    <LocaleContext value={locale}>
      <IntlOf locale={locale} messages={messages}>
        <KitTexts>{children}</KitTexts>
      </IntlOf>
    </LocaleContext>
  )
}

/** Adds the messages of some topics for what is inside; suspends until they are there. */
export function MessagesOf({
  locale,
  topics,
  children,
}: {
  locale: Locale
  topics: readonly MessageTopic[]
  children: ReactNode
}) {
  const { messages: outer } = useIntl()
  const { loadMessages } = useAtomValue(appDefinitionAtom)
  const own = topics.length === 0 ? noMessages : use(loadMessages(locale, topics))
  // A new object would make all that is inside format anew with every key that is typed.
  const messages = useMemo(() => ({ ...(outer as Messages), ...own }), [outer, own])
  return (
    <IntlOf locale={locale} messages={messages}>
      {children}
    </IntlOf>
  )
}
