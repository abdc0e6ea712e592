import { Button } from '@flower-market/ui'
import type { Session } from '@flower-market/api-client'
import { useTranslate, LanguageSwitch } from '@flower-market/app-runtime/i18n'
import { AccountList } from '../../components/accounts/AccountList.tsx'
import { accountMenu, menuOf } from './menu.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import { ThemeChoice } from '@flower-market/app-runtime/theme'
import { useSignOut } from '@flower-market/app-runtime/session'
import styles from './AccountMenuContent.module.css'

/** What is the person's own: balances, language, theme, the way out. */
export function AccountMenuContent({ person }: { person: Session }) {
  const t = useTranslate()
  const { isSigningOut, leave } = useSignOut()
  return (
    <>
      <p className={styles.person}>
        <strong className={styles.name}>{`${person.name} ${person.surname}`.trim()}</strong>
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
    </>
  )
}
