import type { Locale } from './locale.ts'
import type { Messages } from './compiled-messages.ts'

/** The messages that the server wrote into the page, by their topics. */
interface PageMessages {
  readonly locale: Locale
  readonly topics: Readonly<Record<string, Messages>>
}

let known: PageMessages | null = null

/** Reads the messages that the server wrote into the page, so that no file is fetched for them. */
export function readPageMessages(page: Pick<Document, 'getElementById'>): void {
  const text = page.getElementById('page-messages')?.textContent
  known = text == null ? null : (JSON.parse(text) as PageMessages)
}

/** The messages of a topic that the page came with. */
export function pageMessagesOf(locale: Locale, topic: string): Messages | undefined {
  return known?.locale === locale ? known.topics[topic] : undefined
}
