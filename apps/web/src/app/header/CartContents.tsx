import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useCartTotals } from '../../state/use-cart.ts'

export interface CartContentsProps {
  /** Class of the number of lines. Without it everything is visually hidden. */
  countClassName?: string | undefined
}

/** How many lines are in the cart and what the flowers cost: as figures, and as a sentence for screen readers. */
export function CartContents({ countClassName }: CartContentsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { lines, goods } = useCartTotals()
  if (lines === 0) return <VisuallyHidden>{` ${t('shell.cartEmpty')}`}</VisuallyHidden>
  const sum = format.money(goods.minor, 'RUB', true)
  const sentence = ` ${t('shell.cartLines', { count: lines })} `
  if (countClassName === undefined) return <VisuallyHidden>{sentence + sum}</VisuallyHidden>
  return (
    <>
      <span className={countClassName}>{format.number(lines)}</span>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <span>{sum}</span>
    </>
  )
}
