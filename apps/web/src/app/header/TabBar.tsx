import { BottomBar, BottomBarItem, CartIcon, MenuIcon, VisuallyHidden } from '@flower-market/ui'
import type { Session } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { toggleMobileModalAtom } from '../../state/modal.atoms.ts'
import { useCartTotals } from '../../state/use-cart.ts'
import { CartContents } from './CartContents.tsx'
import { CartSum } from './CartSum.tsx'
import { mainMenu, menuOf } from './menu.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import styles from './TabBar.module.css'

/** The menu and the cart at the bottom of a phone's screen. */
export function TabBar({ person }: { person: Session }) {
  const t = useTranslate()
  const format = useFormat()
  const { lines, goods, isCurrent } = useCartTotals()
  const isFilled = lines !== null && lines > 0
  const toggleMenu = useSetAtom(toggleMobileModalAtom)
  return (
    <BottomBar label={t('shell.mainMenu')} className={styles.tabs}>
      {menuOf(mainMenu, person.role).map(({ name, path, Icon }) => (
        <BottomBarItem key={path} asChild icon={<Icon />}>
          <MenuLink to={path} hasPagesBelow>
            {t(name)}
          </MenuLink>
        </BottomBarItem>
      ))}
      <BottomBarItem asChild icon={<CartIcon />} count={isFilled ? format.number(lines) : undefined}>
        <MenuLink to={paths.cart()}>
          {isFilled ? (
            <>
              <VisuallyHidden>{t('shell.cart')}</VisuallyHidden>
              <b aria-hidden="true">
                <CartSum goods={goods} isCurrent={isCurrent} />
              </b>
            </>
          ) : (
            t('shell.cart')
          )}
          <CartContents />
        </MenuLink>
      </BottomBarItem>
      <BottomBarItem asChild icon={<MenuIcon />}>
        <button type="button" aria-haspopup="dialog" onClick={toggleMenu}>
          {t('shell.more')}
        </button>
      </BottomBarItem>
    </BottomBar>
  )
}
