import { CartIcon } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'
import { paths } from '../paths.ts'
import { CartContents } from './CartContents.tsx'
import { LocalizedLink } from './LocalizedLink.tsx'
import styles from './CartLink.module.css'

/** The way to the cart, with what is in it. */
export function CartLink() {
  const t = useTranslate()
  return (
    <LocalizedLink to={paths.cart()} className={styles.cart}>
      <CartIcon />
      {t('shell.cart')}
      <CartContents countClassName={styles.count} />
    </LocalizedLink>
  )
}
