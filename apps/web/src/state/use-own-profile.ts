import { useKnownPerson } from '../shell/use-known-person.ts'
import { useResource } from './use-resource.ts'

/** Everything about the person who is signed in; it stays where it is when the session ends under their hands. */
export const useOwnProfile = () => useResource('userGet', { query: { _id: useKnownPerson()?._id ?? '' } })
