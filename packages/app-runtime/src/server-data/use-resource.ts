import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { CallInput, CallName, CallOutput } from '@flower-market/api-client'
import { resourceAtom, invalidatedAtAtom, type Resource } from './resource.ts'

/** A read of the API for a screen: asked when it is first shown, and asked anew by `refresh`. */
export function useResource<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Resource<CallOutput<N>> & { readonly refresh: () => void } {
  const [resource, act] = useAtom(resourceAtom(name, input))
  const staleMoment = useAtomValue(invalidatedAtAtom)
  useEffect(() => act({ type: 'ensure', after: staleMoment }), [act, staleMoment])
  return { ...resource, refresh: () => act({ type: 'refresh' }) }
}
