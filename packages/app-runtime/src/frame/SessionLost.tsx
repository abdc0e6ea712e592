import { Banner } from '@flower-market/ui/banner'
import { Button } from '@flower-market/ui/button'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { appDefinitionAtom } from '../app/app-definition.ts'
import { isSessionLostAtom } from '../session/session.atoms.ts'
import styles from './FrameBanner.module.css'

export interface SessionLostProps {
  /** Lets the person sign in again over the page. */
  onSignInAgain: () => void
}

/** Tells somebody whose session ended at work; what they typed stays. */
export function SessionLost({ onSignInAgain }: SessionLostProps) {
  const t = useTranslate()
  const isLost = useAtomValue(isSessionLostAtom)
  const { paths, texts } = useAtomValue(appDefinitionAtom)
  const { pathname } = useLocation()
  if (!isLost || stripLocale(pathname) === paths.signIn()) return null
  return (
    <Banner
      tone="warn"
      role="alert"
      className={styles.banner}
      action={<Button onClick={onSignInAgain}>{t('runtime.signInAgain')}</Button>}
    >
      {t(texts.sessionLost)}
    </Banner>
  )
}
