import { useCurrentUser } from '@flower-market/app-runtime/session'
import { useResource } from '@flower-market/app-runtime/server-data'

/** Everything about the person who is signed in; it stays where it is when the session ends under their hands. */
export function useOwnProfile() {
  return useResource('userGet', { query: { _id: useCurrentUser()?._id ?? '' } })
}
