import { atom, type PrimitiveAtom } from 'jotai'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { sessionAtom } from '@flower-market/app-runtime/session'

/** A client whom a broker orders for. */
export interface Client {
  readonly _id: string
  /** Name and surname. */
  readonly name: string
  readonly company: string
  readonly city: string
  /** The id of the client's region. */
  readonly region: string
}

/** A broker's choice, as all tabs of a browser share it. */
interface Choice {
  readonly brokerId: string
  readonly client: Client
}

const storageKey = 'ordering-for'

function parseChoice(text: string | null): Choice | null {
  try {
    const { brokerId, client } = JSON.parse(text ?? '{}') as Partial<Choice>
    const { _id, name, company, city, region } = client ?? {}
    const texts = [brokerId, _id, name, company, city, region]
    return texts.every((one) => typeof one === 'string') ? ({ brokerId, client } as Choice) : null
  } catch {
    return null
  }
}

/** Storage may be forbidden: then the choice lives for as long as the page does. */
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(choice: Choice | null): void {
  try {
    if (choice === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch (error) {
    reportError(error)
  }
}

const heldChoiceAtom = atom<Choice | null>(null)

/** The choice of this browser; written with what another tab has stored. */
const choiceAtom = atom(
  (get) => get(heldChoiceAtom),
  (get, set, storedByOtherTab: string | null) => {
    const before = get(clientAtom)
    set(heldChoiceAtom, parseChoice(storedByOtherTab))
    const after = get(clientAtom)
    if (before?._id === after?._id) return
    set(notifyAtom, {
      tone: 'info',
      ...(after === null
        ? { message: 'shell.clientEndedElsewhere' }
        : { message: 'shell.clientChosenElsewhere', values: { name: after.name } }),
    })
  },
)
choiceAtom.onMount = (setFromStorage) => {
  const follow = (event: StorageEvent): void => {
    if (event.key === storageKey) setFromStorage(event.newValue)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** The client whom the shop works for; null while it works for the person who is signed in. */
export const clientAtom = atom((get): Client | null => {
  const [session, choice] = [get(sessionAtom), get(choiceAtom)]
  return session?.role === 'BROKER' && choice?.brokerId === session._id ? choice.client : null
})

/** The id of that client; null while it is oneself. */
export const clientIdAtom = atom((get) => get(clientAtom)?._id ?? null)

/** What the query of a call says of the buyer. */
export const buyerQueryAtom = atom((get): { readonly userId?: string } => {
  const userId = get(clientIdAtom)
  return userId === null ? {} : { userId }
})

/** The same as the whole input of a call that asks for nothing else. */
export const buyerInputAtom = atom((get): { readonly query?: { readonly userId?: string } } => {
  const userId = get(clientIdAtom)
  return userId === null ? {} : { query: { userId } }
})

/** Reads whom this browser orders for. */
export const loadClientAtom = atom(null, (_get, set) => set(heldChoiceAtom, parseChoice(readStored())))

/** The shop works for a client from now on, in all tabs. */
export const chooseClientAtom = atom(null, (get, set, client: Client) => {
  const session = get(sessionAtom)
  if (session === null) return
  const choice = { brokerId: session._id, client }
  set(heldChoiceAtom, choice)
  store(choice)
})

/** The shop works for the person themself again; the client's cart stays where it is. */
export const endClientAtom = atom(null, (_get, set) => {
  set(heldChoiceAtom, null)
  store(null)
})

/** The client is no longer this broker's. */
export const loseClientAtom = atom(null, (get, set) => {
  const client = get(clientAtom)
  if (client === null) return
  set(endClientAtom)
  set(notifyAtom, { tone: 'danger', message: 'shell.clientLost', values: { name: client.name } })
})

/** State that each buyer has of their own: it is that of the client, or of the person themself. */
export function perBuyerAtom<T>(initial: T): PrimitiveAtom<T> {
  const valuesAtom = atom<ReadonlyMap<string | null, T>>(new Map())
  return atom(
    (get) => {
      const [values, buyer] = [get(valuesAtom), get(clientIdAtom)]
      return values.has(buyer) ? (values.get(buyer) as T) : initial
    },
    (get, set, update: T | ((before: T) => T)) => {
      const [values, buyer] = [get(valuesAtom), get(clientIdAtom)]
      const before = values.has(buyer) ? (values.get(buyer) as T) : initial
      const after = typeof update === 'function' ? (update as (value: T) => T)(before) : update
      set(valuesAtom, new Map(values).set(buyer, after))
    },
  ) as PrimitiveAtom<T>
}
