import { Button, Skeleton, SunIcon, VisuallyHidden } from '@flower-market/ui'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { stripLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { HeaderMenu } from '@flower-market/app-runtime/frame'
import { withReturnTo, LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './GuestMenu.module.css'

const ThemeChoice = lazy(async () => ({ default: (await import('./menu-contents.ts')).ThemeChoice }))

/** The pages of joining: nobody wants to come back to them. */
const joining = /^\/(?:signin|signup|recovery)(?:\/|$)/u

/** The way in for somebody who has not signed in, and what they may set. */
export function GuestMenu() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const place = stripLocale(pathname)
  const isJoining = joining.test(place)
  const signin = isJoining ? withReturnTo(paths.signin(), search) : paths.signin(place + search)
  const opener = (
    <>
      <SunIcon />
      <VisuallyHidden>{t('runtime.theme')}</VisuallyHidden>
    </>
  )
  return (
    <>
      {!place.startsWith(paths.signin()) && (
        <Button
          asChild
          tone={isJoining ? 'secondary' : 'primary'}
          className={isJoining ? styles.joining : styles.enter}
        >
          <LocalizedLink to={signin}>{t('shell.signIn')}</LocalizedLink>
        </Button>
      )}
      <div className={styles.theme}>
        <HeaderMenu opener={opener} label={t('runtime.theme')}>
          <Suspense fallback={<Skeleton shape="block" height={88} />}>
            <ThemeChoice />
          </Suspense>
        </HeaderMenu>
      </div>
    </>
  )
}
