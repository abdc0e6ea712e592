import { Banner } from '@flower-market/ui/banner'
import { useSetAtom } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { invalidateAllAtom } from '../server-data/resource.ts'
import styles from './FrameBanner.module.css'

function follow(change: () => void): () => void {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}
function isOnline(): boolean {
  return navigator.onLine
}

/** Whoever is sent a page is connected. */
function isServerOnline(): boolean {
  return true
}

/** Tells that the connection is gone; once it is back, what is on screen is read again. Nothing is sent by itself. */
export function Offline() {
  const t = useTranslate()
  const readAgain = useSetAtom(invalidateAllAtom)
  const online = useSyncExternalStore(follow, isOnline, isServerOnline)
  useEffect(() => {
    if (online) return
    return () => readAgain()
  }, [online, readAgain])
  if (online) return null
  return (
    <Banner tone="warn" className={styles.banner}>
      <output>{t('runtime.offline')}</output>
    </Banner>
  )
}
