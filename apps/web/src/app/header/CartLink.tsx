import { CartIcon } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { useCartTotals } from '../../state/use-cart.ts'
import { CartContents } from './CartContents.tsx'
import { CartSum } from './CartSum.tsx'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './CartLink.module.css'

/** The way to the cart, with what is in it. */
export function CartLink() {
  const t = useTranslate()
  const format = useFormat()
  const { lines, goods, isCurrent } = useCartTotals()
  const isFilled = lines !== null && lines > 0
  return (
    <LocalizedLink to={paths.cart()} className={styles.cart}>
      <CartIcon />
      <span className={styles.label}>{t('shell.cart')}</span>
      {lines === 0 && <span className={styles.empty}> {t('shell.cartEmpty')}</span>}
      {isFilled && (
        <>
          <span className={styles.count}>{format.number(lines)}</span>
          <CartContents />
          <span aria-hidden="true">
            <CartSum goods={goods} isCurrent={isCurrent} />
          </span>
        </>
      )}
    </LocalizedLink>
  )
}
