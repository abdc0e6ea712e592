import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useResource } from '@flower-market/app-runtime/server-data'
import { recallPressAtom } from './auction-screen.atoms.ts'
import type { AuctionClock } from './shown-clock.ts'

/**
 * Asks whether a clock stands for a press of the person that this page does not know: the page was loaded anew, the answer to the
 * press was lost, or it was made on another device. A press holds back money, which the server tells its buyer alone: a clock is asked
 * about again only when the balances have been read again. Else each press would bring a call from everybody who watches.
 */
export function useRecalledPresses(clocks: readonly AuctionClock[]): void {
  const recall = useSetAtom(recallPressAtom)
  const accounts = useResource('accountList', {})
  const balances = accounts.status === 'ready' ? accounts.data : null
  const [askedWith] = useState(() => new Map<string, typeof balances>())
  useEffect(() => {
    for (const { _id, hold } of clocks) {
      if (hold === null || askedWith.get(_id) === balances) continue
      askedWith.set(_id, balances)
      void recall(hold.pressId)
    }
  }, [clocks, balances, askedWith, recall])
}
