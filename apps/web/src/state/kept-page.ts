import { callKey, type CallOutput, type PagePayload, type Session } from '@flower-market/api-client'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'
import type { createStore } from 'jotai'
import { createAnswerStore } from './answer-store.ts'
import { keptPersonId, openKeptStore } from './kept-store.ts'
import { noSettings, settingsAtom } from './settings.atoms.ts'

type Store = ReturnType<typeof createStore>

/** What a page without a document of the server begins with. */
interface KeptPage {
  readonly session: Session
  readonly settings: CallOutput<'shopSettings'>
}

const startKey = 'page'

/** A session as it is kept: nothing of it proves who somebody is. */
function isKeptSession({ token }: Session): boolean {
  return token === ''
}

async function keepPage({ session, settings }: KeptPage): Promise<void> {
  const store = await openKeptStore(session._id)
  await store.eraseExpired()
  await store.write(startKey, { session: { ...session, token: '' }, settings }, startKey, 1)
}

function attachAnswerStore(store: Store, session: Session, isShellPage: boolean): () => void {
  const isSignedIn = (): boolean => store.get(sessionAtom)?._id === session._id
  const answerStore = createAnswerStore(session._id, isSignedIn, { isShellPage })
  store.get(resourcesAtom).setAnswerStore(answerStore)
  return answerStore.stop
}

/** Keeps what the person sees for reading without a network; gives the function that ends it. */
export function startAnswerStore(store: Store): () => void {
  const first = store.get(sessionAtom)
  if (first === null) return () => {}
  const stop = attachAnswerStore(store, first, false)
  const keep = (): void => {
    const session = store.get(sessionAtom)
    if (session === null || session._id !== first._id || isKeptSession(session)) return
    keepPage({ session, settings: store.get(settingsAtom) }).catch(() => {})
  }
  keep()
  const unsubscribe = store.sub(sessionAtom, keep)
  return () => {
    unsubscribe()
    stop()
    store.get(resourcesAtom).setAnswerStore(null)
  }
}

/** How a page of the shell begins. */
export interface KeptStart {
  readonly payload: PagePayload
  /** Lets the page show what was kept. */
  readonly begin: (store: Store) => void
}

/** Reads whom this browser last knew; null for nobody, or after too long. */
export async function readKeptPage(): Promise<KeptStart | null> {
  const personId = await keptPersonId()
  if (personId === null) return null
  const kept = await (await openKeptStore(personId)).read(startKey)
  if (kept === null) return null
  const { session, settings: known } = kept.value as KeptPage
  // An earlier release has kept less.
  const settings = { ...noSettings, ...known }
  return {
    payload: { session, calls: { [callKey('shopSettings')]: settings } },
    begin: (store) => void attachAnswerStore(store, session, true),
  }
}
