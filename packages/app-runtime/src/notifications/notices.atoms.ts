import { atom } from 'jotai'
import type { MessageId } from '../i18n/message-ids.ts'

/** A short message over the page: what happened, in the app's words. */
export interface Notice {
  readonly id: number
  readonly tone: 'info' | 'success' | 'danger'
  readonly message: MessageId
  readonly values?: Record<string, string | number>
  /** A message that is out of date once this one is shown. */
  readonly replaces?: MessageId
}

const noticesBaseAtom = atom<readonly Notice[]>([])
let lastId = 0

/** The notices on screen, oldest first. */
export const noticesAtom = atom((get) => get(noticesBaseAtom))

/** Shows a notice; the same message twice is one, and one that it replaces goes. */
export const notifyAtom = atom(null, (get, set, notice: Omit<Notice, 'id'>) => {
  const outdated = new Set([notice.message, notice.replaces])
  const others = get(noticesBaseAtom).filter(({ message }) => !outdated.has(message))
  lastId += 1
  set(noticesBaseAtom, [...others, { ...notice, id: lastId }])
})

/** Takes a notice away. */
export const dismissNoticeAtom = atom(null, (_get, set, id: number) =>
  set(noticesBaseAtom, (shown) => shown.filter((notice) => notice.id !== id)),
)
