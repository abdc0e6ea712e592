import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useCartTotals } from '../../state/use-cart.ts'

/** What is in the cart, in the words that follow the number of its lines; nothing before the cart has been read. */
export function CartContents() {
  const t = useTranslate()
  const format = useFormat()
  const { lines, goods, isCurrent } = useCartTotals()
  if (lines === null || lines === 0) return null
  const named = t('shell.cartLines', { count: lines })
  const sum = format.money(goods.minor, 'RUB', true)
  return <VisuallyHidden>{` ${isCurrent ? `${named}, ${sum}` : named}`}</VisuallyHidden>
}
