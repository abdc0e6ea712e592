import { atom } from 'jotai'
import {
  callKey,
  type ApiClient,
  type CallArguments,
  type CallInput,
  type CallName,
  type CallOutput,
  type ResourceTag,
} from '@flower-market/api-client'
import { apiAtom } from '../session/api.ts'
import type { AnswerStore } from './answer-store.ts'
import { createResourceEntry, loading, type Resource, type ResourceEntry } from './resource-entry.ts'

export type { Resource } from './resource-entry.ts'

/** What can be shown: an answer that may change, and the ways to ask for it. */
export interface ResourceHandle<T> extends Pick<
  ResourceEntry<T>,
  'get' | 'subscribe' | 'ensure' | 'refresh'
> {
  /** The same for the same question. */
  readonly key: string
}

/** One question to the API, whose answer can be changed in place. */
export type Question<T> = ResourceHandle<T> & Pick<ResourceEntry<T>, 'patch'>

/** The server's data as this page knows it: one entry a question, kept while it is shown and some minutes longer. */
export interface Resources {
  readonly of: <N extends CallName>(name: N, input: CallInput<N>) => Question<CallOutput<N>>
  /** Answers about these may be wrong, without tags all answers: what is shown is asked anew, the rest when it is next shown. */
  readonly invalidate: (tags?: readonly ResourceTag[]) => void
  /** Answers are kept beyond the page from now on, also those that are known already; null ends it. */
  readonly setAnswerStore: (answerStore: AnswerStore | null) => void
}

interface KeptEntry {
  /** Hands its answer to the store, where there is one that the server has just given. */
  readonly keep: (answerStore: AnswerStore) => void
  readonly name: CallName
  /** Its answer is what the key's call answers with. */
  readonly entry: unknown
  readonly invalidate: () => void
}

/** Makes the resources of one client. */
function createResources(api: ApiClient): Resources {
  const entries = new Map<string, KeptEntry>()
  const fromPage = new Map<string, Resource<unknown>>()
  let answerStore: AnswerStore | null = null

  /** What the page came with. It is the same object each time, as React wants of a snapshot. */
  const peek = <N extends CallName>(key: string, name: N, input: CallInput<N>): Resource<CallOutput<N>> => {
    const known = fromPage.get(key)
    if (known !== undefined) return known as Resource<CallOutput<N>>
    const data = api.peek(name, input)
    if (data === undefined) return loading
    const ready = { status: 'ready', data, isRefreshing: false } as const
    fromPage.set(key, ready)
    return ready
  }

  /** Before the first request it is not known what an answer is about: then it may be about anything. */
  const isAbout = (name: CallName, changed?: readonly ResourceTag[]): boolean => {
    const tags = changed === undefined ? null : api.tagsOf(name)
    return tags === null || tags.some((tag) => changed?.includes(tag))
  }

  const of = <N extends CallName>(name: N, input: CallInput<N>): Question<CallOutput<N>> => {
    const key = callKey(name, input)
    const known = () => entries.get(key)?.entry as ResourceEntry<CallOutput<N>> | undefined
    const open = (): ResourceEntry<CallOutput<N>> => {
      const entry = createResourceEntry<CallOutput<N>>({
        initial: peek(key, name, input),
        ask: async (options) => {
          const data = await api.call(name, ...([input, options] as unknown as CallArguments<N>))
          answerStore?.keep(name, input, data)
          return data
        },
        readKept: () => answerStore?.read(name, input) ?? null,
        isKeptFirst: () => answerStore?.isReadFirst() === true,
        onRelease: () => entries.delete(key),
      })
      fromPage.delete(key)
      const keep = (by: AnswerStore): void => {
        const answer = entry.get()
        if (answer.status === 'ready' && answer.keptAt === undefined) by.keep(name, input, answer.data)
      }
      entries.set(key, { name, entry, invalidate: entry.invalidate, keep })
      return entry
    }
    const entry = () => known() ?? open()
    const get = () => known()?.get() ?? peek(key, name, input)
    return {
      key,
      get,
      subscribe: (onChange) => entry().subscribe(onChange),
      ensure: () => entry().ensure(),
      refresh: () => entry().refresh(),
      patch: (change) => {
        if (known() !== undefined || get().status === 'ready') entry().patch(change)
      },
    }
  }

  return {
    of,
    setAnswerStore: (next) => {
      answerStore = next
      if (next !== null) for (const { keep } of entries.values()) keep(next)
    },
    invalidate: (changed) => {
      for (const { name, invalidate } of entries.values()) if (isAbout(name, changed)) invalidate()
    },
  }
}

/** The handle of nothing to ask. */
export const noQuestion: ResourceHandle<never> = {
  key: '',
  get: () => loading,
  subscribe: () => () => {},
  ensure: () => {},
  refresh: () => {},
}

/** The resources of this page. */
export const resourcesAtom = atom((get) => createResources(get(apiAtom)))

/** Answers about these may be wrong after a change: see `Resources`. */
export const invalidateAtom = atom(null, (get, _set, tags: readonly ResourceTag[]) =>
  get(resourcesAtom).invalidate(tags),
)

/** News may have been missed: every answer may be wrong. */
export const invalidateAllAtom = atom(null, (get) => get(resourcesAtom).invalidate())
