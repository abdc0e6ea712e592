import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { askHoldAtom } from '../../state/holds.atoms.ts'
import { isPending } from './order-intent.ts'
import type { CheckoutDay } from './use-checkout.ts'
import { unverifiedAtom } from './verification-needed.atoms.ts'

/** Whether the lines are as the server would sell them, whatever they cost. */
function isSellable({ lines }: CheckoutDay): boolean {
  return lines.every(({ mismatches }) => mismatches.every(({ kind }) => kind === 'price-changed'))
}

/** Has the stems of a stock order held while its page is open; the hold follows the lines and keeps its end. */
export function useHold(checkout: CheckoutDay, isSending: boolean): void {
  const ask = useSetAtom(askHoldAtom)
  const isVerified = useAtomValue(unverifiedAtom) === null
  const { kind, date, clientId, items } = checkout
  const isWanted =
    kind === 'inStok' && isVerified && !isSending && isSellable(checkout) && !isPending(checkout)
  const stems = isWanted
    ? [clientId, date, ...items.map(({ code, quantity }) => `${code} ${quantity}`)].join('\n')
    : null
  const askNow = useEffectEvent(() => void ask({ date, items }))
  useEffect(() => {
    if (stems !== null) askNow()
  }, [stems])
}
