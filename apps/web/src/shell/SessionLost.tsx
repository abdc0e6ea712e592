import { Banner, TextLink } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { paths } from '../paths.ts'
import { isSessionLostAtom } from '../state/session.atoms.ts'
import { ShopLink } from './ShopLink.tsx'
import styles from './SessionLost.module.css'

/** Asks somebody whose session ended at work to sign in again; they come back to where they were. */
export const SessionLost = () => {
  const t = useTranslate()
  const isLost = useAtomValue(isSessionLostAtom)
  const { pathname, search } = useLocation()
  const place = stripLocale(pathname)
  if (!isLost || place === paths.signin()) return null
  return (
    <Banner
      tone="warn"
      role="alert"
      className={styles.banner}
      action={
        <TextLink asChild>
          <ShopLink to={paths.signin(place + search)}>{t('shell.signInAgain')}</ShopLink>
        </TextLink>
      }
    >
      {t('shell.sessionLost')}
    </Banner>
  )
}
