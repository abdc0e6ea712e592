import { Button, VisuallyHidden } from '@flower-market/ui'
import { useId } from 'react'
import type { Session } from '@flower-market/api-client'
import { useTranslate } from '../i18n/use-translate.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { useSignOut } from './use-sign-out.ts'
import { WalletPanel } from './WalletPanel.tsx'
import styles from './AccountMenu.module.css'

/** Who is signed in, and what is theirs: balances, language, theme, the way out. */
export const AccountMenu = ({ person }: { person: Session }) => {
  const t = useTranslate()
  const menuId = useId()
  const { isSigningOut, leave } = useSignOut()
  const name = `${person.name} ${person.surname}`.trim()
  const initials = (person.name.slice(0, 1) + person.surname.slice(0, 1)).toUpperCase()
  return (
    <>
      <button type="button" popoverTarget={menuId} className={styles.avatar}>
        {initials}
        <VisuallyHidden>{` ${t('shell.accountMenu', { name })}`}</VisuallyHidden>
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <p className={styles.person}>
          <strong>{name}</strong>
          <span className={styles.email}>{person.email}</span>
        </p>
        <div className={styles.narrow}>
          <WalletPanel />
        </div>
        <div className={styles.narrow}>
          <LanguageSwitch />
        </div>
        <ThemeChoice />
        <Button loading={isSigningOut} onClick={leave}>
          {t('shell.signOut')}
        </Button>
      </div>
    </>
  )
}
