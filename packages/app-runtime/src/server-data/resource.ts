import { atom, type Getter, type PrimitiveAtom, type Setter, type WritableAtom } from 'jotai'
import { atomFamily } from 'jotai-family'
import {
  callKey,
  isApiError,
  type CallInput,
  type CallName,
  type CallOutput,
} from '@flower-market/api-client'
import { apiAtom } from '../session/api.ts'

/** What is known of a read: not yet, an answer (perhaps being asked again), or why there is none. */
export type Resource<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T; readonly isRefreshing: boolean }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * What can be done to a read: ask unless the answer is fresh and younger than `after` (a moment in milliseconds), ask
 * anew, or change the answer in place.
 */
export type ResourceAction<T> =
  | { readonly type: 'ensure'; readonly after: number }
  | { readonly type: 'refresh' }
  | { readonly type: 'patch'; readonly change: (data: T) => T }

/** An atom over one read of the API. */
export type ResourceAtom<T> = WritableAtom<Resource<T>, [ResourceAction<T>], void>

interface Question {
  readonly name: CallName
  readonly input: unknown
}

interface Held {
  readonly resource: Resource<unknown>
  readonly answeredAt: number
  readonly asking: AbortController | null
}

const unasked: Held = { resource: { status: 'loading' }, answeredAt: 0, asking: null }

/** An answer younger than this is shown again without asking. */
const freshForMs = 30_000

const invalidationTimeAtom = atom(0)

/** A moment in milliseconds: answers that are not younger may no longer be true, however fresh they are. */
export const invalidatedAtAtom = atom((get) => get(invalidationTimeAtom))

/** News may have been missed: what is on screen is asked again now, everything else when it is next shown. */
export const invalidateAllAtom = atom(null, (_get, set) => set(invalidationTimeAtom, Date.now()))

function keyOf({ name, input }: Question): string {
  return callKey(name, input as never)
}

/** Asks; an older question still under way is given up, so that answers cannot arrive in the wrong order. */
function ask(
  get: Getter,
  set: Setter,
  question: Question,
  heldAtom: PrimitiveAtom<Held>,
  shown: Resource<unknown>,
) {
  get(heldAtom).asking?.abort()
  const asking = new AbortController()
  const resource: Resource<unknown> =
    shown.status === 'ready' ? { ...shown, isRefreshing: true } : { status: 'loading' }
  set(heldAtom, { ...get(heldAtom), asking, resource })
  const settle = (settled: Resource<unknown>, answeredAt = Date.now()): void => {
    if (get(heldAtom).asking === asking) set(heldAtom, { resource: settled, answeredAt, asking: null })
  }
  get(apiAtom)
    .call(question.name, question.input as never, { signal: asking.signal })
    .then((data) => settle({ status: 'ready', data, isRefreshing: false }))
    .catch((error: unknown) => {
      // Without a connection, what is on screen stays; it is as old as it was, and asked for when next shown.
      if (shown.status === 'ready' && isApiError(error) && error.kind === 'network') {
        settle({ ...shown, isRefreshing: false }, get(heldAtom).answeredAt)
      } else settle({ status: 'failed', error })
    })
}

const familyAtom = atomFamily(
  (question: Question): ResourceAtom<unknown> => {
    const heldAtom = atom(unasked)
    const viewAtom = atom((get): Resource<unknown> => {
      const { resource } = get(heldAtom)
      if (resource.status !== 'loading') return resource
      const data = get(apiAtom).peek(question.name, question.input as never)
      return data === undefined ? resource : { status: 'ready', data, isRefreshing: false }
    })
    return atom(
      (get) => get(viewAtom),
      (get, set, action) => {
        const { asking, answeredAt } = get(heldAtom)
        const shown = get(viewAtom)
        if (action.type === 'patch') {
          if (shown.status !== 'ready') return
          set(heldAtom, (now) => ({ ...now, resource: { ...shown, data: action.change(shown.data) } }))
          return
        }
        if (action.type === 'ensure') {
          const isYoung = Date.now() - answeredAt < freshForMs && answeredAt > action.after
          if (asking !== null || (shown.status === 'ready' && isYoung)) return
        }
        ask(get, set, question, heldAtom, shown)
      },
    )
  },
  (left, right) => keyOf(left) === keyOf(right),
)

/**
 * The atom of one read, the same for the same question. It shows what the page payload holds at once, keeps the
 * last answer while asking anew, and never throws: a failure is a state.
 */
export function resourceAtom<N extends CallName>(name: N, input: CallInput<N>): ResourceAtom<CallOutput<N>> {
  return familyAtom({ name, input }) as ResourceAtom<CallOutput<N>>
}
