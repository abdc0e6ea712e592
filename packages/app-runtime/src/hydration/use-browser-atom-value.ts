import { useAtomValue, type Atom } from 'jotai'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * The value of an atom that only a browser knows, of its storage for instance. While markup of the server is hydrated it is
 * `onServer`, which that was rendered with.
 */
export function useBrowserAtomValue<T>(source: Atom<T>, onServer: T): T {
  const isHydrating = useIsHydrating()
  const value = useAtomValue(source)
  return isHydrating ? onServer : value
}
