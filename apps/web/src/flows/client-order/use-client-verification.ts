import type { VerificationStatus } from '@flower-market/flower-domain'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue } from 'jotai'
import { settingsAtom } from '../../state/settings.atoms.ts'

/** Where the verification of a client stands whom nobody can order for; null where one can, or it is not known yet. */
export function useClientVerification(
  clientId: string | null,
): Exclude<VerificationStatus, 'APPROVED'> | null {
  const isRequired = useAtomValue(settingsAtom).isVerificationRequired
  const client = useResource('userById', clientId === null ? null : { params: { id: clientId } })
  if (!isRequired || client.status !== 'ready' || client.data.view !== 'client') return null
  const { verification } = client.data
  return verification === 'APPROVED' ? null : verification
}
