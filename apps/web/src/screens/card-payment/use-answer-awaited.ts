import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { invalidateAtom, type ShownResource } from '@flower-market/app-runtime/server-data'
import type { CardTransaction } from '../../flows/card-payment/card-payment.atoms.ts'
import { cardStandingOf } from '../../flows/card-payment/card-standing.ts'

/** The answer comes as an event; this is for whoever is not connected. */
const askEveryMs = 4_000

/** Asks again while the bank has not answered, and reads anew what a payment has changed. */
export function useAnswerAwaited(resource: ShownResource<CardTransaction>): void {
  const invalidate = useSetAtom(invalidateAtom)
  const standing = resource.status === 'ready' ? cardStandingOf(resource.data) : null
  const { refresh } = resource
  useEffect(() => {
    if (standing === 'paid') invalidate(['balances', 'orders'])
    if (standing !== 'waiting') return
    const timer = setInterval(refresh, askEveryMs)
    return () => clearInterval(timer)
  }, [standing, refresh, invalidate])
}
