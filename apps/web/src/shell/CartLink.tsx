import { CartIcon } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'
import { paths } from '../paths.ts'
import { CartContents } from './CartContents.tsx'
import { ShopLink } from './ShopLink.tsx'
import styles from './CartLink.module.css'

/** The way to the cart, with what is in it. */
export const CartLink = () => {
  const t = useTranslate()
  return (
    <ShopLink to={paths.cart()} className={styles.cart}>
      <CartIcon />
      {t('shell.cart')}
      <CartContents countClassName={styles.count} isSumShown />
    </ShopLink>
  )
}
