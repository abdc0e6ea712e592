import { useResource, type ShownResource } from '@flower-market/app-runtime/server-data'
import { useOwnProfile } from '../../state/use-own-profile.ts'
import type { AddressProfile } from '../address-book/address-form.ts'

/** What a new address of the buyer begins with: of a client what their broker reads of them. */
export function useBuyerProfile(clientId: string | null): ShownResource<AddressProfile> {
  const own = useOwnProfile()
  const client = useResource('userById', clientId === null ? null : { params: { id: clientId } })
  if (clientId === null) return own
  if (client.status !== 'ready') return client
  const { data, ...resource } = client
  return data.view === 'client' ? { ...resource, data } : { status: 'loading', refresh: client.refresh }
}
