import {
  createMarketSocket,
  type MarketSocket,
  type MarketSocketOptions,
  type ResourceTag,
} from '@flower-market/api-client'
import type { createStore } from 'jotai'
import { isCodeMissingAtom } from '../errors/missing-code.atoms.ts'
import { invalidateAllAtom, invalidateAtom } from '../server-data/resource.ts'
import { socketStatusAtom, streamNumbersAtom } from '../session/session.atoms.ts'

/** Events of one cause arrive together: answers are invalidated once for all of them. */
const batchMs = 50

/** The socket of a page, and what its events do to the answers on screen. */
export interface LiveSocket {
  readonly onEvent: MarketSocket['onEvent']
  /** Has the answers with these tags read anew, once for all events of one cause. */
  readonly invalidate: (...tags: readonly ResourceTag[]) => void
  readonly stop: () => void
}

export interface LiveSocketOptions extends Pick<MarketSocketOptions, 'loadOpener'> {
  /** What else happens when events were missed and every answer is read anew. */
  readonly onReset?: () => void
}

/** Connects a store to the socket: its status, and answers that are read anew when events were missed. */
export function openLiveSocket(
  store: ReturnType<typeof createStore>,
  { onReset, ...options }: LiveSocketOptions = {},
): LiveSocket {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changed = new Set<ResourceTag>()
  const socket = createMarketSocket({
    ...options,
    numbers: store.get(streamNumbersAtom) ?? {},
    onStatus: (status) => store.set(socketStatusAtom, status),
    onLoadFailed: () => store.set(isCodeMissingAtom, true),
    onReset: () => {
      store.set(invalidateAllAtom)
      onReset?.()
    },
  })
  return {
    onEvent: socket.onEvent,
    invalidate(...tags) {
      for (const tag of tags) changed.add(tag)
      timer ??= setTimeout(() => {
        timer = undefined
        store.set(invalidateAtom, [...changed])
        changed = new Set()
      }, batchMs)
    },
    stop() {
      clearTimeout(timer)
      // The next socket goes on from here; without numbers it has everything read again, also what was about to be.
      store.set(streamNumbersAtom, timer === undefined ? socket.numbers() : {})
      socket.close()
      store.set(socketStatusAtom, null)
    },
  }
}
