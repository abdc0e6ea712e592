import { callKey, type CallInput, type CallName } from '@flower-market/api-client'
import type { AnswerStore } from '@flower-market/app-runtime/server-data'
import { openKeptStore, type KeptStore } from './kept-store.ts'

/** What can be read without a network, and how many answers of each call are kept. Everything else is never stored. */
const keptCalls: Readonly<Partial<Record<CallName, number>>> = {
  catalogDays: 3,
  catalogFirstCards: 3,
  catalogCards: 3,
  favorites: 1,
  deliveryTerms: 1,
  checkCart: 2,
  orderList: 6,
  plantationOrderList: 1,
  purchaseGet: 50,
}

interface Question {
  readonly query?: Readonly<Record<string, unknown>>
}

/** Of the cart's checks the last one counts, whatever the cart held: what was changed since is not checked. */
function keyOf<N extends CallName>(name: N, input: CallInput<N>): string {
  const { query } = (input ?? {}) as Question
  return name === 'checkCart' ? callKey(name, { query } as CallInput<N>) : callKey(name, input)
}

/** Whether a question is about the person: what a broker reads for a client is not kept. */
function isOwn(input: unknown, personId: string): boolean {
  const { userId = personId } = ((input ?? {}) as Question).query ?? {}
  return userId === personId
}

/** Answers of one moment are written together, when the page has nothing better to do. */
const writeAfterMs = 1000

/** A store of answers, and the function that ends it. */
export interface StartedAnswerStore extends AnswerStore {
  readonly stop: () => void
}

/** Makes the store of a person's answers; it writes as long as the person is signed in. */
export function createAnswerStore(
  personId: string,
  isSignedIn: () => boolean,
  { isShellPage = false } = {},
): StartedAnswerStore {
  const opened: Promise<KeptStore> = openKeptStore(personId)
  opened.catch(() => {})
  // Until the server has answered, what was kept is all that a page of the shell has.
  let isCold = isShellPage
  const waiting = new Map<string, { readonly name: CallName; readonly data: unknown }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async (): Promise<void> => {
    timer = undefined
    const values = [...waiting]
    waiting.clear()
    const store = await opened
    for (const [key, { name, data }] of values) {
      // The cache of whoever has signed out is erased, and must not come back.
      if (!isSignedIn()) return
      await store.write(key, data, `${name} `, keptCalls[name] ?? 0)
    }
  }

  return {
    isReadFirst: () => isCold || !navigator.onLine,
    keep: (name, input, data) => {
      isCold = false
      if (keptCalls[name] === undefined || !isOwn(input, personId)) return
      waiting.set(keyOf(name, input), { name, data })
      timer ??= setTimeout(() => void write().catch(() => {}), writeAfterMs)
    },
    read: async (name, input) => {
      if (keptCalls[name] === undefined || !isOwn(input, personId)) return null
      try {
        const kept = await (await opened).read(keyOf(name, input))
        return kept && { data: kept.value, keptAt: kept.keptAt }
      } catch {
        return null
      }
    },
    stop: () => {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}
