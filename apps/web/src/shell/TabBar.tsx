import { CartIcon } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'
import { paths } from '../paths.ts'
import { CartContents } from './CartContents.tsx'
import { MENU } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './TabBar.module.css'

/** The menu and the cart under the thumb; shown on a phone only. */
export const TabBar = () => {
  const t = useTranslate()
  return (
    <nav aria-label={t('shell.mainMenu')} className={styles.tabs}>
      {MENU.map(({ name, path, Icon }) => (
        <MenuLink key={path} to={path} className={styles.tab}>
          <Icon />
          {t(name)}
        </MenuLink>
      ))}
      <MenuLink to={paths.cart()} className={styles.tab}>
        <CartIcon />
        {t('shell.cart')}
        <CartContents countClassName={styles.count} isSumShown={false} />
      </MenuLink>
    </nav>
  )
}
