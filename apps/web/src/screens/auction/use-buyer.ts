import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import { chooseAddress } from '@flower-market/flower-domain'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { settingsAtom } from '../../state/settings.atoms.ts'
import type { AuctionDestination } from './auction-screen.atoms.ts'
import type { ClockBuyer } from './parts/ClockAction.tsx'

/** Who buys, where it may go, and how to change that. */
export interface Buying {
  readonly buyer: ClockBuyer
  readonly addresses: CallOutput<'addressList'>
  readonly hasPickup: boolean
  readonly setDestination: (destination: AuctionDestination) => void
}

/** What decides whether this person can press: verification, money, and where it goes. */
export function useBuyer(): Buying {
  const user = useCurrentUser()
  const { isVerificationRequired } = useAtomValue(settingsAtom)
  const accounts = useResource('accountList', {})
  const terms = useResource('deliveryTerms', {})
  const book = useResource('addressList', {})
  const [chosen, setDestination] = useState<AuctionDestination | null>(null)
  const region = user?.region ?? ''
  const addresses = book.status === 'ready' ? book.data.filter((one) => one.region === region) : []
  const hasPickup = terms.status === 'ready' && terms.data.pickup !== null
  const usual = chooseAddress(addresses, { asked: null, region })
  const destination =
    chosen ??
    (usual.ok
      ? ({ method: 'delivery', address: usual.address._id } as const)
      : hasPickup
        ? ({ method: 'pickup', address: null } as const)
        : null)
  const rubles =
    accounts.status === 'ready' ? (accounts.data.find(({ type }) => type === 'RUBLE')?.amount ?? 0) : null
  return {
    buyer: {
      rubles,
      destination,
      isUnverified: isVerificationRequired && user?.verification !== 'APPROVED',
    },
    addresses,
    hasPickup,
    setDestination,
  }
}
