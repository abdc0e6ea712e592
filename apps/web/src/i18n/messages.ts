import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale.ts'

/** Compiled messages by id, as the build leaves them. */
export type Messages = Record<string, MessageFormatElement[]>

/** The parts of the catalogs: one file a topic and language, loaded together with the screens that need it. */
export type MessageTopic =
  | 'shell'
  | 'catalog'
  | 'cart'
  | 'order'
  | 'history'
  | 'auth'
  | 'forms'
  | 'profile'
  | 'settings'
  | 'users'
  | 'legal'
  | 'outbox'
  | 'gate'
  | 'flowers'

const files = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' })

const loaded = new Map<string, Promise<Messages>>()

function loadTopic(locale: Locale, topic: MessageTopic): Promise<Messages> {
  const file = files[`./messages/${locale}/${topic}.json`]
  if (file === undefined) throw new Error(`No messages for ${locale}/${topic}`)
  return file()
}

/** Loads topics of one language, once; the same topics give the same promise, as React's `use` wants. */
export function loadMessages(locale: Locale, topics: readonly MessageTopic[]): Promise<Messages> {
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
