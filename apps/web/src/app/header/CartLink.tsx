import { CartIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { CartContents } from './CartContents.tsx'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './CartLink.module.css'

/** The way to the cart, with what is in it. */
export function CartLink() {
  const t = useTranslate()
  return (
    <LocalizedLink to={paths.cart()} className={styles.cart}>
      <CartIcon />
      <span className={styles.label}>{t('shell.cart')}</span>
      <CartContents countClassName={styles.count} />
    </LocalizedLink>
  )
}
