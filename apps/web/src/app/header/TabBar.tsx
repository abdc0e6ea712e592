import { CartIcon, MenuIcon } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { toggleMobileModalAtom } from '../../state/modal.atoms.ts'
import { CartContents } from './CartContents.tsx'
import { mainMenu } from './menu.ts'
import { MenuLink } from './MenuLink.tsx'
import styles from './TabBar.module.css'

/** The menu and the cart under the thumb; shown on a phone only. */
export function TabBar() {
  const t = useTranslate()
  const toggleMenu = useSetAtom(toggleMobileModalAtom)
  return (
    <nav aria-label={t('shell.mainMenu')} className={styles.tabs}>
      {mainMenu.map(({ name, path, Icon }) => (
        <MenuLink key={path} to={path} hasPagesBelow className={styles.tab}>
          <Icon />
          {t(name)}
        </MenuLink>
      ))}
      <MenuLink to={paths.cart()} className={styles.tab}>
        <CartIcon />
        {t('shell.cart')}
        <CartContents countClassName={styles.count} isSumShown={false} />
      </MenuLink>
      <button type="button" aria-haspopup="dialog" className={styles.tab} onClick={toggleMenu}>
        <MenuIcon />
        {t('shell.more')}
      </button>
    </nav>
  )
}
