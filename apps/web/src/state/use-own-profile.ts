import { useCurrentUser } from '../shell/use-current-user.ts'
import { useResource } from './use-resource.ts'

/** Everything about the person who is signed in; it stays where it is when the session ends under their hands. */
export function useOwnProfile() {
  return useResource('userGet', { query: { _id: useCurrentUser()?._id ?? '' } })
}
