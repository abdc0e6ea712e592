import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { CallInput, CallName, CallOutput } from '@flower-market/api-client'
import { noQuestion, resourcesAtom, type Resource, type ResourceHandle } from './resource.ts'

/** What a screen knows of a read, and the way to ask anew; the same object until something changes. */
export type ShownResource<T> = Resource<T> & { readonly refresh: () => void }

/** Shows what a handle knows: asked when it is first shown, given up when nobody shows it any more. */
export function useResourceHandle<T>(asked: ResourceHandle<T>): ShownResource<T> {
  const [held, setHeld] = useState(asked)
  if (held.key !== asked.key) setHeld(asked)
  const handle = held.key === asked.key ? held : asked
  const resource = useSyncExternalStore(handle.subscribe, handle.get, handle.get)
  useEffect(() => handle.ensure(), [handle])
  return useMemo(() => ({ ...resource, refresh: handle.refresh }), [resource, handle])
}

/**
 * A read of the API for a screen: asked when it is first shown, and asked anew by `refresh`. Without an input there is
 * nothing to ask, and the answer is never there.
 */
export function useResource<N extends CallName>(
  name: N,
  input: CallInput<N> | null,
): ShownResource<CallOutput<N>> {
  const resources = useAtomValue(resourcesAtom)
  return useResourceHandle(input === null ? noQuestion : resources.of(name, input))
}
