import { Banner } from '@flower-market/ui/banner'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { invalidateAllAtom } from '../server-data/resource.ts'
import styles from './FrameBanner.module.css'
import { useOnline } from './use-online.ts'

/** Tells that the connection is gone; once it is back, what is on screen is read again. Nothing is sent by itself. */
export function Offline() {
  const t = useTranslate()
  const readAgain = useSetAtom(invalidateAllAtom)
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) return
    return () => readAgain()
  }, [isOnline, readAgain])
  if (isOnline) return null
  return (
    <Banner tone="warn" className={styles.banner}>
      <output>{t('runtime.offline')}</output>
    </Banner>
  )
}
