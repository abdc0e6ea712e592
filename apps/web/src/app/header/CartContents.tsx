import { VisuallyHidden } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { cartTotalsAtom } from '../../state/cart.atoms.ts'

export interface CartContentsProps {
  /** How the number of lines looks. */
  countClassName?: string | undefined
  /** Whether the sum is seen, too, and not only said. */
  isSumShown: boolean
}

/** How many lines are in the cart and what the flowers cost; said in full, shown as figures. */
export function CartContents({ countClassName, isSumShown }: CartContentsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { lines, goods } = useAtomValue(cartTotalsAtom)
  if (lines === 0) return <VisuallyHidden>{` ${t('shell.cartEmpty')}`}</VisuallyHidden>
  const sum = format.money(goods.minor, 'RUB', true)
  return (
    <>
      <span className={countClassName}>{format.number(lines)}</span>
      <VisuallyHidden>{` ${t('shell.cartLines', { count: lines })} `}</VisuallyHidden>
      {isSumShown ? <span>{sum}</span> : <VisuallyHidden>{sum}</VisuallyHidden>}
    </>
  )
}
