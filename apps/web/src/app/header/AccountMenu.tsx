import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import type { Session } from '@flower-market/api-client'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { HeaderMenu } from '@flower-market/app-runtime/frame'
import styles from './AccountMenu.module.css'

const AccountMenuContent = lazy(async () => ({
  default: (await import('./menu-contents.ts')).AccountMenuContent,
}))

/** Who is signed in, and what is theirs: balances, language, theme, the way out. */
export function AccountMenu({ person }: { person: Session }) {
  const t = useTranslate()
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
      <Suspense fallback={<Skeleton shape="block" height={88} />}>
        <AccountMenuContent person={person} />
      </Suspense>
    </HeaderMenu>
  )
}
