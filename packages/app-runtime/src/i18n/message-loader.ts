import type { MessageFiles, Messages } from './compiled-messages.ts'
import type { Locale } from './locale.ts'
import type { MessageTopic } from './message-ids.ts'
import { pageMessagesOf } from './page-messages.ts'

/** Loads topics of one language, once; the same topics give the same promise, as React's `use` wants. */
export type LoadMessages = (locale: Locale, topics: readonly MessageTopic[]) => Promise<Messages>

/** Loads the list of an app's message files: with the hash of each, too much for what the first screen loads. */
export type LoadMessageFiles = () => Promise<{ readonly messageFiles: MessageFiles }>

/** How long a failure stands before the same messages are tried again. */
const failedForMs = 1000

/**
 * Makes the loader of an app's messages from the list of its files; those of the runtime are among them. What the page came
 * with is taken from there.
 */
export function createMessageLoader(loadAppFiles: LoadMessageFiles): LoadMessages {
  const loaded = new Map<string, Promise<Messages>>()

  async function loadTopic(locale: Locale, topic: MessageTopic): Promise<Messages> {
    const inPage = pageMessagesOf(locale, topic)
    if (inPage !== undefined) return inPage
    const [own, ofApp] = await Promise.all([import('./message-files.ts'), loadAppFiles()])
    const path = `./messages/${locale}/${topic}.json`
    const file = ofApp.messageFiles[path] ?? own.messageFiles[path]
    if (file === undefined) throw new Error(`No messages for ${locale}/${topic}`)
    return file()
  }

  return (locale, topics) => {
    const key = `${locale}:${topics.join()}`
    const known = loaded.get(key)
    if (known !== undefined) return known
    const promise = Promise.all(topics.map((topic) => loadTopic(locale, topic))).then((parts): Messages =>
      Object.assign({}, ...parts),
    )
    loaded.set(key, promise)
    // React asks again at once: it has to find the failure, or it would ask for ever.
    promise.catch(() => setTimeout(() => loaded.delete(key), failedForMs))
    return promise
  }
}
