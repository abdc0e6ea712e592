import { Banner, Button } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'react-router-dom'
import { stripLocale } from '../i18n/locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { paths } from '../paths.ts'
import { createModalAtom } from '../state/modal.atoms.ts'
import { isSessionLostAtom } from '../state/session.atoms.ts'
import styles from './SessionLost.module.css'

/** Tells somebody whose session ended at work; they sign in again over the page, and what they typed stays. */
export function SessionLost() {
  const t = useTranslate()
  const isLost = useAtomValue(isSessionLostAtom)
  const open = useSetAtom(createModalAtom)
  const { pathname } = useLocation()
  if (!isLost || stripLocale(pathname) === paths.signin()) return null
  return (
    <Banner
      tone="warn"
      role="alert"
      className={styles.banner}
      action={<Button onClick={() => open('sign-in-again')}>{t('shell.signInAgain')}</Button>}
    >
      {t('shell.sessionLost')}
    </Banner>
  )
}
