import type { Session } from '@flower-market/api-client'
import { Button, TextLink, VisuallyHidden } from '@flower-market/ui'
import { HeaderMenu } from '@flower-market/app-runtime/frame'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useSignOut } from '@flower-market/app-runtime/session'
import { ThemeChoice } from '@flower-market/app-runtime/theme'
import { paths } from '../../paths.ts'
import styles from './AccountMenu.module.css'

/** Who is signed in, the theme and the way out. */
export function AccountMenu({ person }: { person: Session }) {
  const t = useTranslate()
  const { isSigningOut, leave } = useSignOut()
  const fullName = `${person.name} ${person.surname}`.trim()
  const initials = (person.name.slice(0, 1) + person.surname.slice(0, 1)).toUpperCase()
  const menuName = t('staff.accountMenu', { name: fullName })
  return (
    <HeaderMenu
      opener={
        <>
          {initials}
          <VisuallyHidden>{` ${menuName}`}</VisuallyHidden>
        </>
      }
      label={menuName}
    >
      <p className={styles.person}>
        <strong className={styles.name}>{fullName}</strong>
        <span className={styles.email}>{person.email}</span>
      </p>
      <TextLink asChild>
        <LocalizedLink to={paths.security()}>{t('staff.security')}</LocalizedLink>
      </TextLink>
      <ThemeChoice />
      <Button loading={isSigningOut} onClick={leave}>
        {t('staff.signOut')}
      </Button>
    </HeaderMenu>
  )
}
