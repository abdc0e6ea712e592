import { Button, VisuallyHidden } from '@flower-market/ui'
import type { Session } from '@flower-market/api-client'
import { useState } from 'react'
import { useTranslate, LanguageSwitch } from '@flower-market/app-runtime/i18n'
import { AccountList } from '../../components/accounts/AccountList.tsx'
import { HeaderMenu } from '@flower-market/app-runtime/frame'
import { accountMenu, menuOf } from './menu.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import { ThemeChoice } from '@flower-market/app-runtime/theme'
import { useSignOut } from '@flower-market/app-runtime/session'
import styles from './AccountMenu.module.css'

/** Who is signed in, and what is theirs: balances, language, theme, the way out. */
export function AccountMenu({ person }: { person: Session }) {
  const t = useTranslate()
  const { isSigningOut, leave } = useSignOut()
  const fullName = `${person.name} ${person.surname}`.trim()
  const initials = (person.name.slice(0, 1) + person.surname.slice(0, 1)).toUpperCase()
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null)
  const { avatar } = person
  const menuName = t('shell.accountMenu', { name: fullName })
  const opener = (
    <>
      {avatar === null || avatar === brokenPicture ? (
        initials
      ) : (
        <img src={avatar} alt="" className={styles.icon} onError={() => setBrokenPicture(avatar)} />
      )}
      <VisuallyHidden>{` ${menuName}`}</VisuallyHidden>
    </>
  )
  return (
    <HeaderMenu opener={opener} label={menuName}>
      <p className={styles.person}>
        <strong className={styles.name}>{fullName}</strong>
        <span className={styles.email}>{person.email}</span>
      </p>
      <div className={styles.narrow}>
        <AccountList />
        <LanguageSwitch />
      </div>
      <nav aria-label={t('shell.ownMenu')} className={styles.entries}>
        {menuOf(accountMenu, person.role).map(({ name, path }) => (
          <MenuLink key={name} to={path} className={styles.entry}>
            {t(name)}
          </MenuLink>
        ))}
      </nav>
      <ThemeChoice />
      <Button loading={isSigningOut} onClick={leave}>
        {t('shell.signOut')}
      </Button>
    </HeaderMenu>
  )
}
