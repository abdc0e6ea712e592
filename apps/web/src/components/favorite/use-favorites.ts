import { favoriteKey } from '@flower-market/flower-domain'
import { useMemo } from 'react'
import { useResource } from '@flower-market/app-runtime/server-data'

const none: ReadonlySet<string> = new Set()

/** The keys (`favoriteKey`) of the person's favorite varieties; empty until they are known. */
export function useFavorites(): ReadonlySet<string> {
  const favorites = useResource('favorites', {})
  const known = favorites.status === 'ready' ? favorites.data : null
  return useMemo(() => (known === null ? none : new Set(known.map(favoriteKey))), [known])
}
