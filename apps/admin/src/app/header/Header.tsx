import type { Session } from '@flower-market/api-client'
import { operators } from '@flower-market/flower-domain'
import { LogoMark } from '@flower-market/ui'
import { LanguageSwitch, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, MenuLink, scrollToCurrent } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { StaffSearch } from '../search/StaffSearch.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { DeskCount } from './DeskCount.tsx'
import styles from './Header.module.css'
import { menuOf } from './menu.ts'

export interface HeaderProps {
  /** Who is at the page; null before signing in. */
  person: Session | null
}

/** The head of every page: whose app it is, its sections, language and what is one's own. */
export function Header({ person }: HeaderProps) {
  const t = useTranslate()
  return (
    <header className={styles.header}>
      <LocalizedLink to={paths.home()} className={styles.home}>
        <LogoMark>
          <span className={styles.name}>{operators[useLocale()].shop}</span>
        </LogoMark>
        <span className={styles.staff}>{t('staff.forStaff')}</span>
      </LocalizedLink>
      {person && (
        <nav ref={scrollToCurrent} aria-label={t('staff.mainMenu')} className={styles.menu}>
          {menuOf(person).map(({ name, path }) => (
            <MenuLink key={path} to={path} hasPagesBelow className={styles.entry}>
              {t(name)}
              {path === paths.desk() && <DeskCount />}
            </MenuLink>
          ))}
        </nav>
      )}
      <div className={styles.own}>
        {person && <StaffSearch person={person} />}
        <LanguageSwitch />
        {person && <AccountMenu person={person} />}
      </div>
    </header>
  )
}
