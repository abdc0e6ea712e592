import { LogoMark } from '@flower-market/ui'
import type { Session } from '@flower-market/api-client'
import { useLocale, useTranslate, LanguageSwitch } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { mainMenu, menuOf } from './menu.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import { operators } from '@flower-market/flower-domain'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { NoticeBell } from './NoticeBell.tsx'
import { WalletPanel } from './WalletPanel.tsx'
import styles from './Header.module.css'

export interface HeaderProps {
  /** Who is at the page; null for a guest. */
  person: Session | null
}

/** The head of every page: the shop's name, and for somebody signed in the menu, the cart, balances and what is theirs. */
export function Header({ person }: HeaderProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <header className={styles.header} data-signed-in={person === null ? undefined : ''}>
      <LocalizedLink to={paths.catalog()} className={styles.home}>
        <LogoMark>
          <span className={styles.name}>{operators[locale].shop}</span>
        </LogoMark>
      </LocalizedLink>
      {person && (
        <nav aria-label={t('shell.mainMenu')} className={styles.menu}>
          {menuOf(mainMenu, person.role).map(({ name, path }) => (
            <MenuLink key={path} to={path} hasPagesBelow className={styles.entry}>
              {t(name)}
            </MenuLink>
          ))}
        </nav>
      )}
      <div className={styles.own}>
        {person && (
          <>
            <NoticeBell />
            <div className={styles.wide}>
              <CartLink />
            </div>
            <div className={styles.wallet}>
              <WalletPanel />
            </div>
          </>
        )}
        <div className={person ? styles.wide : undefined}>
          <LanguageSwitch />
        </div>
        {person ? <AccountMenu person={person} /> : <GuestMenu />}
      </div>
    </header>
  )
}
