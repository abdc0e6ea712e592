import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale.ts'
import type { MessageTopic } from './message-ids.ts'

/** Compiled messages by id, as the build leaves them. */
export type Messages = Record<string, MessageFormatElement[]>

/** Message files by path, as Vite's `import.meta.glob` with `import: 'default'` gives them for the folder `./messages`. */
export type MessageFiles = Readonly<Record<string, () => Promise<Messages>>>

/** Loads topics of one language, once; the same topics give the same promise, as React's `use` wants. */
export type LoadMessages = (locale: Locale, topics: readonly MessageTopic[]) => Promise<Messages>

const runtimeFiles: MessageFiles = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' })

/** Makes the loader of an app's messages from its files; those of the runtime are among them. */
export function createMessageLoader(appFiles: MessageFiles): LoadMessages {
  const files = { ...runtimeFiles, ...appFiles }
  const loaded = new Map<string, Promise<Messages>>()

  function loadTopic(locale: Locale, topic: MessageTopic): Promise<Messages> {
    const file = files[`./messages/${locale}/${topic}.json`]
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
    promise.catch(() => loaded.delete(key))
    return promise
  }
}
